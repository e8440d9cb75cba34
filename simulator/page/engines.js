// Engines: instances, nodes, functions and properties; values are set by hand, at once or as a move.
import { h } from './element.js';
import { act, entries, get, path } from './hub.js';
import { INTERPOLATIONS, property, travel } from './property.js';

let chosen = null;
let filter = '';

/** How what is set by hand travels to its new value. */
function travelForm(redraw) {
  return h('div', { class: 'travel', role: 'group', 'aria-label': 'How values change' },
    h('label', {}, 'Change ', h('select', { id: 'interpolation', value: travel.interpolation, onchange: (event) => { travel.interpolation = event.target.value; redraw(); } },
      INTERPOLATIONS.map((word) => h('option', { value: word }, word === 'Constant' ? 'at once' : word)))),
    h('label', {}, 'over ', h('input', { id: 'duration', type: 'number', min: '0', step: '0.1', value: String(travel.duration), disabled: travel.interpolation === 'Constant', oninput: (event) => { travel.duration = Math.max(0, Number(event.target.value)); } }), ' s'),
    h('label', { class: 'grow' }, h('input', { id: 'node-filter', type: 'search', placeholder: 'Find a node or property', 'aria-label': 'Find a node or property', value: filter, oninput: (event) => { filter = event.target.value.toLowerCase(); redraw(); } })));
}

export function engines(redraw) {
  const list = get('engines.list');
  const engine = list.find(({ id }) => id === chosen) ?? list[0];
  if (!engine) return [h('p', { class: 'lead' }, 'This hub has no engines.')];
  const names = new Map(get(`engines.list_nodes|${engine.id}`).map((it) => [it.NodePath, it.NodeName]));
  const matches = (node, it) => `${node} ${names.get(node) ?? ''} ${it.PropertyPath} ${it.DisplayName}`.toLowerCase().includes(filter);
  const nodes = entries(`engines.list_properties|${engine.id}|`)
    .map(([node, list]) => [node, list.filter((it) => matches(node, it))])
    .filter(([, list]) => list.length > 0 || !filter);
  return [
    h('div', { class: 'tabs' }, list.map((it) => h('button', { key: it.id, 'aria-pressed': String(it === engine), onclick: () => { chosen = it.id; redraw(); } }, it.displayName ?? it.name))),
    h('p', { class: 'lead' }, h('span', { class: 'badge good' }, engine.status), ' ',
      (engine.instances ?? []).map((it) => h('span', { class: 'badge' }, `${it.engineType ?? ''} ${it.id} · ${it.status}`))),
    travelForm(redraw),
    h('div', { class: 'nodes' }, nodes.map(([node, list]) => {
      const functions = get(`engines.list_functions|${engine.id}|${node}`);
      const name = names.get(node) ?? node;
      return h('section', { class: 'card', key: `${engine.id}|${node}` }, h('h2', {}, name, name !== node && h('small', {}, node)),
        functions.length > 0 && h('div', { class: 'buttons' }, functions.map((it) => h('button', {
          key: it.FunctionPath, 'aria-label': `${name}: ${it.FunctionName}`, title: it.FunctionPath,
          onclick: () => act('POST', path`/engines/${engine.id}/nodes/${node}/functions/${it.FunctionPath}`),
        }, it.FunctionName))),
        h('table', {}, h('tbody', {}, list.map((it) => property(engine, node, `${engine.id}|${node}`, it)))));
    })),
  ];
}
