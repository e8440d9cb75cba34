// The page: one view at a time, drawn when something has changed, at most sixteen times a second.
import { clock } from './clock.js';
import { head } from './connection.js';
import { patch } from './element.js';
import { engines } from './engines.js';
import { faults } from './faults.js';
import { connect, hub, onChange } from './hub.js';
import { launcher } from './launcher.js';
import { playout } from './playout.js';
import { requests } from './requests.js';
import { stage } from './stage.js';

const ALL = { stage: ['Stage', stage], engines: ['Engines', engines], playout: ['Playout & newsroom', playout],
  launcher: ['Launcher', launcher], requests: ['Requests', requests], faults: ['Faults', faults], clock: ['Clock', clock] };
// Without the token there is a stage and nothing to press.
const VIEWS = hub.hasControls ? ALL : { stage: ALL.stage };
const PAUSE = 60;
const view = document.getElementById('view');
let drawn = -Infinity;
let waiting = null;
let shownView = '';

const current = () => (location.hash.slice(1) in VIEWS ? location.hash.slice(1) : 'stage');

function draw() {
  clearTimeout(waiting);
  waiting = null;
  if (shownView !== current()) view.replaceChildren();
  shownView = current();
  const labels = Object.entries(VIEWS).map(([id, [label]]) => [id, label]);
  head(labels.length > 1 ? labels : [], shownView, draw);
  patch(view, VIEWS[shownView][1](draw));
  document.body.dataset.view = shownView;
  drawn = performance.now();
}

function schedule() {
  waiting ??= setTimeout(draw, Math.max(0, drawn + PAUSE - performance.now()));
}

addEventListener('hashchange', () => { scrollTo(0, 0); draw(); });
addEventListener('focusout', schedule);
onChange(schedule);
draw();
connect();
