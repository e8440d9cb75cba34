// Requests: what came, what was responded, whether it had an effect; copied as curl.
import { h } from './element.js';
import { hub } from './hub.js';

let filter = '';

const asCurl = (it) =>
  `curl -X ${it.method} '${location.origin}${it.path.replaceAll("'", '%27')}'`;

function row(entry) {
  const failed = entry.status === null ? entry.elapsed !== null : entry.status >= 400;
  return h('tr', { class: failed ? 'failed' : '' },
    h('td', {}, String(entry.number)), h('td', {}, h('code', {}, entry.method)),
    h('td', { class: 'path' }, entry.operation ?? '–', h('small', {}, entry.path)),
    h('td', {}, h('span', { class: `badge ${failed ? 'bad' : 'good'}` }, entry.status ?? (entry.elapsed === null ? '…' : 'none'))),
    h('td', { class: 'number' }, entry.elapsed === null ? '' : `${(entry.elapsed * 1000).toFixed(1)} ms`),
    h('td', {}, entry.effect === 'done' ? 'effect' : ''),
    h('td', {}, h('button', { 'aria-label': `Copy request ${entry.number} as curl`, onclick: () => navigator.clipboard?.writeText(asCurl(entry)) }, 'curl')));
}

export function requests(redraw) {
  const all = [...hub.requests.values()].sort((one, other) => other.number - one.number);
  const shown = all.filter((it) => `${it.method} ${it.path} ${it.operation} ${it.status}`.toLowerCase().includes(filter)).slice(0, 100);
  return [
    h('label', { class: 'filter' }, 'Filter ', h('input', { id: 'filter', value: filter, type: 'search', oninput: (event) => { filter = event.target.value.toLowerCase(); redraw(true); } })),
    h('p', { class: 'lead' }, `${shown.length} shown of ${all.length} kept${hub.skipped ? `, ${hub.skipped} skipped while the page was behind` : ''}`),
    h('div', { class: 'scroll', tabindex: '0', role: 'region', 'aria-label': 'Requests' },
      h('table', {}, h('thead', {}, h('tr', {}, ['No.', 'Method', 'Operation', 'Status', 'Time', 'Effect', 'Copy'].map((text) => h('th', { scope: 'col' }, text)))),
        h('tbody', {}, shown.map((entry) => row(entry))))),
  ];
}
