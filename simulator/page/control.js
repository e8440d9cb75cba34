// The view of the hub: its address, its generation and its clock, and forms for a restart and a
// reset.
import { clock } from './clock.js';
import { h } from './element.js';
import { act, hub } from './hub.js';
import { identifier } from './identifier.js';

let isAsked = false;
let down = 3;

function facts({ show, captured, profile, hasStore, began }) {
  const by = { start: 'Started', restart: 'Restarted', reset: 'Reset' }[began.by] ?? 'Began';
  return h('section', { class: 'card' }, h('h2', {}, show || 'Hub simulator'),
    h('dl', {},
      h('dt', {}, 'Address'), h('dd', {}, identifier('the address', location.origin)),
      h('dt', {}, 'Profile'), h('dd', {}, profile),
      h('dt', {}, 'State'), h('dd', {}, hasStore ? 'kept in a store' : 'in memory only'),
      captured ? [h('dt', {}, 'Captured'), h('dd', {}, `${captured.hub}, ${captured.at}`)] : [],
      h('dt', {}, by), h('dd', {}, new Date(1000 * began.at).toLocaleString())));
}

/** Returns a form that restarts the hub. A restart disconnects the page, like any other outage. */
function restart({ hasStore }) {
  const go = (event) => { event.preventDefault(); act('POST', '/_control/restart', { seconds: down }); };
  return h('section', { class: 'card' }, h('h2', {}, 'Restart'),
    h('p', { class: 'quiet' }, `All connections are closed, and the hub does not listen for a time. Then it has ${hasStore ? 'its state from before the restart' : 'the show as at the start'}.`),
    h('form', { class: 'buttons', onsubmit: go },
      h('label', {}, 'Away for ', h('input', { id: 'down', type: 'number', min: '0', max: '3600', step: '0.1', required: true, value: String(down), oninput: (event) => { down = Number(event.target.value); } }), ' s'),
      h('button', {}, 'Restart hub')));
}

/** Returns a form that resets the hub. It asks for confirmation, as a reset cannot be undone. */
function reset({ hasStore }, redraw) {
  const ask = (asked) => () => { isAsked = asked; redraw(); };
  const go = async () => { isAsked = false; await act('POST', '/_control/reset'); redraw(); };
  return h('section', { class: 'card' }, h('h2', {}, 'Reset'),
    h('p', { class: 'quiet' }, hasStore ? 'This hub has a store, which keeps what was acknowledged, so it cannot be reset.'
      : 'Restores the show as at the start, and empties the journal and the list of requests. Clock and faults stay.'),
    h('div', { class: 'buttons' }, isAsked
      ? [h('b', {}, 'This cannot be undone.'), h('button', { class: 'danger', key: 'go', onclick: go }, 'Reset now'), h('button', { key: 'no', onclick: ask(false) }, 'Cancel')]
      : h('button', { key: 'ask', disabled: hasStore, onclick: ask(true) }, 'Reset…')));
}

export function control(redraw) {
  const about = hub.state.get('hub');
  return [about && facts(about), clock(), about && restart(about), about && reset(about, redraw)];
}
