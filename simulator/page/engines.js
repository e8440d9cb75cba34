// Engines: instances, nodes and properties, with a plot of what moves; values are set by hand.
import { brief, colour, h, svg } from './element.js';
import { act, get, hub } from './hub.js';

let chosen = null;

function plot(id) {
  const points = hub.history.get(id);
  if (!points || points.length < 2) return null;
  const end = points.at(-1)[0];
  const numbers = points.map((point) => point[1]);
  const low = Math.min(...numbers);
  const span = Math.max(...numbers) - low || 1;
  const text = points.map(([time, number]) =>
    `${(100 + (time - end) / 100).toFixed(1)},${(22 - 20 * (number - low) / span).toFixed(1)}`).join(' ');
  return svg('svg', { class: 'plot', viewBox: '0 0 100 24', 'aria-hidden': 'true' }, svg('polyline', { points: text }));
}

function row(engine, node, key, { PropertyPath, DisplayName, Value }) {
  const path = `/engines/${engine.id}/nodes/${encodeURIComponent(node)}/properties/${encodeURIComponent(PropertyPath)}`;
  const swatch = colour(PropertyPath, Value);
  const send = (event) => {
    event.preventDefault();
    const text = event.target.elements.value.value;
    let value = text;
    try { value = JSON.parse(text); } catch { /* It is a text. */ }
    document.activeElement?.blur();
    act('PATCH', path, { Value: value });
  };
  return h('tr', {},
    h('th', { scope: 'row' }, DisplayName || PropertyPath, h('small', {}, PropertyPath)),
    h('td', {}, h('form', { class: 'edit', onsubmit: send },
      swatch && svg('svg', { class: 'swatch', viewBox: '0 0 1 1', 'aria-hidden': 'true' }, svg('rect', { width: 1, height: 1, fill: swatch })),
      h('input', { name: 'value', value: typeof Value === 'string' ? Value : JSON.stringify(Value), 'aria-label': `${node} ${PropertyPath}`, spellcheck: 'false', id: `p:${key}|${PropertyPath}` }))),
    h('td', {}, plot(`${key}|${PropertyPath}`)));
}

export function engines(redraw) {
  const list = get('engines.list');
  const engine = list.find(({ id }) => id === chosen) ?? list[0];
  if (!engine) return [h('p', { class: 'lead' }, 'This hub has no engines.')];
  const prefix = `engines.list_properties|${engine.id}|`;
  const nodes = [...hub.state].filter(([key]) => key.startsWith(prefix));
  return [
    h('div', { class: 'tabs' }, list.map((it) => h('button', { 'aria-pressed': String(it === engine), onclick: () => { chosen = it.id; redraw(); } }, it.name))),
    h('p', { class: 'lead' }, `${engine.status} · ${(engine.instances ?? []).map((it) => `instance ${it.id} ${it.status}`).join(' · ')}`),
    nodes.map(([key, list]) => {
      const node = key.slice(prefix.length);
      const functions = get(`engines.list_functions|${engine.id}|${node}`);
      return h('section', { class: 'card' }, h('h2', {}, brief(node, 60)),
        functions.length > 0 && h('div', { class: 'buttons' }, functions.map((it) => h('button', {
          onclick: () => act('POST', `/engines/${engine.id}/nodes/${encodeURIComponent(node)}/functions/${encodeURIComponent(it.FunctionPath)}`),
        }, it.FunctionName))),
        h('table', {}, h('tbody', {}, list.map((property) => row(engine, node, key, property)))));
    }),
  ];
}
