// Faults: switches for the catalogue, with the seed, and what was triggered.
import { h } from './element.js';
import { act, call, hub } from './hub.js';

let kinds = null;

export function faults(redraw) {
  if (!kinds) {
    kinds = [];
    call('GET', '/_control/faults').then((text) => { kinds = JSON.parse(text).kinds; redraw(); }, () => { kinds = null; });
  }
  const { seed = 0, faults: rules = [], struck = 0 } = hub.state.get('faults') ?? {};
  const plain = rules.map(({ seen, struck: count, ...rule }) => rule);
  const put = (list, with_ = seed) => act('PUT', '/_control/faults', { seed: with_, faults: list });
  const stages = [...new Set(kinds.map(({ stage }) => stage))];
  return [
    h('p', { class: 'lead' }, `${rules.length} set, applied ${struck} times`),
    h('div', { class: 'buttons' },
      h('label', {}, 'Seed ', h('input', { id: 'seed', type: 'number', min: '0', value: String(seed), onchange: (event) => put(plain, Number(event.target.value)) })),
      h('button', { onclick: () => act('DELETE', '/_control/faults') }, 'Clear all')),
    stages.map((stage) => h('section', { class: 'card', key: stage }, h('h2', {}, `At the ${stage}`),
      h('div', { class: 'switches' }, kinds.filter((kind) => kind.stage === stage).map((kind) => {
        const rule = rules.find(({ fault }) => fault === kind.name);
        return h('label', { class: 'switch', key: kind.name },
          h('input', { type: 'checkbox', id: `f:${kind.name}`, checked: Boolean(rule), onchange: (event) =>
            put(event.target.checked ? [...plain, { fault: kind.name }] : plain.filter(({ fault }) => fault !== kind.name)) }),
          h('span', {}, h('b', {}, kind.name), rule && h('span', { class: 'badge bad' }, `${rule.struck} of ${rule.seen}`), h('small', {}, kind.docs)));
      })))),
  ];
}
