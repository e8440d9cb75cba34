// Faults: the rules of the scenario with the counts of their faults, and a form for another rule.
// The form is made from the hub's own list of kinds and selectors.
import { choose, chosen } from './address.js';
import { brief, h } from './element.js';
import { act, call, hub } from './hub.js';

let catalogue = null;
/** Value of `hub.begun` when the catalogue was read, by which a restart of the hub is noticed. */
let catalogueOf = -1;
/** Input in the form, by the names of the fields. */
const entered = {};

function read(redraw) {
  if (catalogueOf === hub.begun) return;
  catalogueOf = hub.begun;
  call('GET', '/_control/faults').then((text) => { catalogue = JSON.parse(text); redraw(); }, () => { catalogueOf = -1; });
}

/** Returns the input as the value that a field takes. */
function valueOf({ takes }, text) {
  if (takes.startsWith('a text')) return text;
  try { return JSON.parse(text); } catch { return text; }
}

/** Returns the fields of a rule of this kind. */
function fieldsOf(kind) {
  const selectors = (catalogue.selectors ?? []).filter(({ stages }) => stages.includes(kind.stage))
    .map((it) => (it.name === 'after' ? { ...it, choices: kind.after, isClosed: true } : it));
  const parameters = kind.parameters.map((it) => (it.takes === 'true or false' ? { ...it, choices: ['true', 'false'], isClosed: true } : it));
  return { selectors, parameters };
}

function field(it) {
  const { name, takes, docs, choices, isClosed } = it;
  const enter = (event) => { entered[name] = event.target.value; };
  const attributes = { id: `fault-${name}`, value: entered[name] ?? '', 'aria-describedby': `about-${name}` };
  // A text is entered as it is, without quotation marks.
  const first = 'default' in it ? JSON.stringify(it.default).replace(/^"(.*)"$/, '$1') : '';
  return h('div', { class: 'field', key: name }, h('label', { for: attributes.id }, name),
    isClosed ? h('select', { ...attributes, onchange: enter }, ['', ...choices].map((word) => h('option', { value: word }, word || first || '–')))
      : h('input', { ...attributes, placeholder: first, spellcheck: 'false', autocomplete: 'off', list: choices ? `list-${name}` : null, oninput: enter }),
    choices && !isClosed && h('datalist', { id: `list-${name}` }, choices.map((word) => h('option', { value: word }))),
    h('small', { id: `about-${name}` }, `${docs}; ${takes}`));
}

function form(redraw) {
  const kind = catalogue.kinds.find(({ name }) => name === chosen('fault')) ?? catalogue.kinds[0];
  const { selectors, parameters } = fieldsOf(kind);
  const add = (event) => {
    event.preventDefault();
    const given = [...selectors, ...parameters].filter(({ name }) => (entered[name] ?? '') !== '')
      .map((it) => [it.name, valueOf(it, entered[it.name])]);
    act('POST', '/_control/faults', { fault: kind.name, ...Object.fromEntries(given) });
  };
  const stages = [...new Set(catalogue.kinds.map(({ stage }) => stage))];
  return h('form', { class: 'card', autocomplete: 'off', onsubmit: add }, h('h2', {}, 'Another rule'),
    h('div', { class: 'field' }, h('label', { for: 'fault' }, 'fault'),
      h('select', { id: 'fault', value: kind.name, 'aria-describedby': 'about-fault', onchange: (event) => { choose({ fault: event.target.value }); redraw(); } },
        stages.map((stage) => h('optgroup', { label: `at the ${stage}` }, catalogue.kinds.filter((it) => it.stage === stage).map(({ name }) => h('option', { value: name }, name))))),
      h('p', { id: 'about-fault', class: 'quiet' }, kind.docs)),
    [['Its parameters', parameters], ['What it applies to', selectors]].map(([title, list]) => list.length > 0
      && h('fieldset', { key: title }, h('legend', {}, title), h('div', { class: 'grid' }, list.map(field)))),
    h('button', { class: 'primary' }, 'Add rule'));
}

/** Returns the list entry of a rule, with the number of its faults and a button to remove it. */
function rule({ fault, seen, struck, ...members }, remove) {
  const isOfConnections = catalogue?.kinds.find(({ name }) => name === fault)?.stage === 'accept';
  const list = Object.entries(members);
  return h('li', { class: 'rule' }, h('b', {}, fault), h('span', { class: `badge ${struck > 0 ? 'bad' : ''}` }, `struck ${struck} of ${seen} seen`),
    list.length === 0 && h('span', { class: 'quiet' }, isOfConnections ? 'every connection' : 'every call'),
    list.map(([name, value]) => h('span', {}, h('span', { class: 'quiet' }, `${name} `), brief(value, 60))),
    h('button', { 'aria-label': `Remove ${fault}`, onclick: remove }, 'Remove'));
}

export function faults(redraw) {
  read(redraw);
  const { seed = 0, faults: rules = [], struck = 0 } = hub.state.get('faults') ?? {};
  const plain = rules.map(({ seen, struck: count, ...rule }) => rule);
  const put = (list, with_ = seed) => act('PUT', '/_control/faults', { seed: with_, faults: list });
  return [
    h('section', { class: 'card' }, h('h2', {}, 'Rules'),
      h('p', { class: 'quiet' }, rules.length === 0 ? 'No rule: no fault is injected.'
        : `Number of rules: ${rules.length}, faults injected: ${struck}. The first rule that applies wins; removing a rule or changing the seed sets all counts to zero.`),
      h('ol', { class: 'feed' }, rules.map((it, at) => rule(it, () => put(plain.filter((_, other) => other !== at))))),
      h('div', { class: 'buttons' },
        h('label', {}, 'Seed ', h('input', { id: 'seed', type: 'number', min: '0', value: String(seed), onchange: (event) => put(plain, Number(event.target.value)) })),
        h('button', { onclick: () => act('DELETE', '/_control/faults') }, 'Clear all'))),
    catalogue && form(redraw),
  ];
}
