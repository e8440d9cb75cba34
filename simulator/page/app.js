// The page: one view at a time, drawn again at most ten times a second.
import { clock } from './clock.js';
import { h } from './element.js';
import { engines } from './engines.js';
import { faults } from './faults.js';
import { connect, hub, onChange } from './hub.js';
import { launcher } from './launcher.js';
import { playout } from './playout.js';
import { requests } from './requests.js';
import { stage } from './stage.js';

const VIEWS = { stage: ['Stage', stage], engines: ['Engines', engines], playout: ['Playout & newsroom', playout],
  launcher: ['Launcher', launcher], requests: ['Requests', requests], faults: ['Faults', faults], clock: ['Clock', clock] };
const view = document.getElementById('view');
const nav = document.getElementById('nav');
const link = document.getElementById('link');
let isPressed = false;
let waiting = null;

const current = () => (location.hash.slice(1) in VIEWS ? location.hash.slice(1) : 'stage');

function draw(evenTyping = false) {
  const focused = document.activeElement;
  const isTyping = view.contains(focused) && focused.matches('input:not([type=checkbox])');
  // What is being typed or pressed stays as it is.
  if (isPressed || (isTyping && !evenTyping)) return;
  const focusable = 'button, input, [tabindex]';
  const place = focused?.id || [...view.querySelectorAll(focusable)].indexOf(focused);
  const { scrollTop = 0, scrollLeft = 0 } = view.querySelector('.scroll') ?? {};
  const selection = isTyping && focused.type !== 'number' ? focused.selectionStart : null;
  view.replaceChildren(...VIEWS[current()][1](draw).flat(9).filter(Boolean));
  const next = typeof place === 'string' ? document.getElementById(place) : view.querySelectorAll(focusable)[place];
  if (next && next !== document.activeElement) next.focus({ preventScroll: true });
  if (selection !== null) next?.setSelectionRange(selection, selection);
  view.querySelector('.scroll')?.scrollTo(scrollLeft, scrollTop);
}

function schedule() {
  waiting ??= setTimeout(() => { waiting = null; draw(); }, 100);
}

function navigate() {
  for (const anchor of nav.children) {
    if (anchor.hash === `#${current()}`) anchor.setAttribute('aria-current', 'page');
    else anchor.removeAttribute('aria-current');
  }
  document.activeElement?.blur();
  draw();
}

addEventListener('pointerdown', () => { isPressed = true; });
for (const name of ['pointerup', 'pointercancel']) addEventListener(name, () => { setTimeout(() => { isPressed = false; schedule(); }); });
addEventListener('hashchange', navigate);
document.addEventListener('link', ({ detail }) => { link.textContent = detail; link.classList.toggle('live', detail === 'live'); });

if (hub.hasControls) {
  nav.append(...Object.entries(VIEWS).map(([id, [label]]) => h('a', { href: `#${id}` }, label)));
  onChange(schedule);
  navigate();
  connect();
} else {
  link.textContent = 'without controls';
  view.append(h('p', { class: 'lead' }, 'The controls of this hub are shown on its own machine only, at a loopback address.'));
}
