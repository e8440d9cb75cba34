// The page: one view at a time, drawn when something has changed, at most sixteen times a second.
import { place, visit } from './address.js';
import { seconds } from './clock.js';
import { head } from './connection.js';
import { control } from './control.js';
import { patch } from './element.js';
import { engines } from './engines.js';
import { faults } from './faults.js';
import { connect, hub, isRunning, onChange } from './hub.js';
import { launcher } from './launcher.js';
import { timecode } from './monitor.js';
import { playout } from './playout.js';
import { rateText, requests } from './requests.js';
import { stage } from './stage.js';

const ALL = { stage: ['Stage', stage], engines: ['Engines', engines], playout: ['Playout & newsroom', playout],
  launcher: ['Launcher', launcher], requests: ['Requests', requests], faults: ['Faults', faults], hub: ['Hub', control] };
// Without the control token, the page has only the view of the stage, which has no controls.
const VIEWS = hub.hasControls ? ALL : { stage: ALL.stage };
const PAUSE = 60;
// Longest pause between two drawings in milliseconds, for a machine that draws slowly. Clicks are
// handled during the pause.
const LONGEST_PAUSE = 120;
// Interval at which the text of the clock is updated, in milliseconds. A shorter interval, or
// drawing the whole page, would cost a tenth of a processor core.
const TICK = 80;
const view = document.getElementById('view');
let drawn = -Infinity;
let took = 0;
let waiting = null;
let shownView = '';

const current = () => (Object.hasOwn(VIEWS, place().view) ? place().view : 'stage');

function draw() {
  const began = performance.now();
  clearTimeout(waiting);
  waiting = null;
  if (shownView !== current()) view.replaceChildren();
  shownView = current();
  visit(shownView);
  const labels = Object.entries(VIEWS).map(([id, [label]]) => [id, label]);
  head(labels.length > 1 ? labels : [], shownView, draw);
  patch(view, VIEWS[shownView][1](draw));
  document.body.dataset.view = shownView;
  drawn = performance.now();
  took = drawn - began;
}

function schedule() {
  const pause = Math.min(LONGEST_PAUSE, Math.max(PAUSE, 3 * took));
  waiting ??= setTimeout(draw, Math.max(0, drawn + pause - performance.now()));
}

let ticking = null;
function tick() {
  if (!isRunning() && shownView !== 'requests') return;
  const [selector, text] = { hub: ['.time', seconds], requests: ['#rates', rateText] }[shownView] ?? ['.timecode', timecode];
  for (const node of document.querySelectorAll(selector)) node.firstChild.data = text();
}

/** Runs the timer of `tick` only while the tab is visible. */
function watchVisibility() {
  clearInterval(ticking);
  ticking = document.hidden ? null : setInterval(tick, TICK);
}

addEventListener('visibilitychange', watchVisibility);
addEventListener('hashchange', () => {
  // A focused field keeps its input, so the focus is removed to show the choice in the address.
  if (document.activeElement?.matches('input, select')) document.activeElement.blur();
  const before = shownView;
  draw();
  if (shownView === before) return;
  scrollTo(0, 0);
  // If the focused element was removed with its view, the new view gets the focus, so that the next
  // Tab goes into it.
  if (document.activeElement === document.body) view.focus({ preventScroll: true });
});
addEventListener('focusout', schedule);
onChange(schedule);
draw();
watchVisibility();
connect();
