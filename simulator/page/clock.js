// Shows the clock, and advances it if it is manual.
import { h } from './element.js';
import { act, elapsed, hub } from './hub.js';

export const seconds = () => `${elapsed().toFixed(2)} s`;

export function clock() {
  const { mode } = hub.state.get('clock') ?? {};
  const isManual = mode === 'manual';
  return h('section', { class: 'card' }, h('h2', {}, `${isManual ? 'Manual' : 'Real'} clock`),
    h('p', { class: 'time' }, seconds()),
    !isManual && h('p', { class: 'quiet' }, 'Start the hub with ', h('code', {}, '--clock manual'), ' to advance its clock here.'),
    h('div', { class: 'buttons' }, [0.1, 0.5, 1, 5, 60].map((step) => h('button', {
      disabled: !isManual, onclick: () => act('POST', '/_control/clock', { advance: step }) }, `+${step} s`))));
}
