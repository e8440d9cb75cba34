// Requests: their clients, responses and effects. The details show the bodies that the hub keeps,
// and each request can be copied as a program.
import { choose, chosen } from './address.js';
import { LANGUAGES } from './copy.js';
import { h } from './element.js';
import { act, hub, rates } from './hub.js';
import { copy, identifier } from './identifier.js';

/** Number of the request whose details are shown or loading, and the value of `hub.begun` then. */
let opened = { number: null, of: 0 };
let details = null;
let language = 'curl';
let copied = false;

const isFailed = ({ status, elapsed }) => (status === null ? elapsed !== null : status >= 400);
const who = (client) => (/^Mozilla/.test(client) ? 'browser' : client);

/** Returns true if the request had an effect, but its response was lost by a fault or with the
 * connection. */
const isLost = (entry) => entry.effect === 'done' && entry.status === null && entry.elapsed !== null;

/** Loads the request whose number is in the page's address. After a restart or reset of the hub,
 * the number may belong to another request, so the request is closed. */
function open(redraw) {
  const of = hub.begun;
  if (of !== opened.of && opened.number !== null) choose({ request: '' });
  const number = Number(chosen('request')) || null;
  if (number === opened.number && of === opened.of) return;
  const now = { number, of };
  opened = now;
  details = null;
  copied = false;
  if (number === null) return;
  act('GET', `/_control/requests/${number}`).then((text) => {
    if (opened !== now) return;
    if (text === null) choose({ request: '' });
    else details = JSON.parse(text);
    redraw();
  });
}

/** Shows the details of one request. */
function detail(entry, redraw) {
  if (!details) return h('p', { class: 'quiet' }, 'Reading…');
  const text = LANGUAGES[language](details, details.requestBody);
  const press = async () => { copied = await copy(text); redraw(); };
  return [
    isLost(entry) && h('p', { class: 'lost' }, 'The response was lost, but the hub executed the request (effect: done).'),
    entry.warning && h('p', { class: 'lost' }, `Warning: ${entry.warning}.`),
    details.responseBody && [h('h2', {}, 'Response'), h('pre', { class: 'body', tabindex: '0', 'aria-label': 'Body of the response' }, details.responseBody)],
    details.requestBody && [h('h2', {}, 'Request'), h('pre', { class: 'body', tabindex: '0', 'aria-label': 'Body of the request' }, details.requestBody)],
    h('div', { class: 'tabs' }, Object.keys(LANGUAGES).map((name) => h('button', { key: name, 'aria-pressed': String(name === language), onclick: () => { language = name; copied = false; redraw(); } }, name)),
      h('button', { class: 'primary', 'aria-label': `Copy request ${entry.number} as ${language}`, onclick: press }, copied ? 'Copied' : 'Copy')),
    h('pre', { class: 'body', id: 'program', tabindex: '0', 'aria-label': `The request as ${language}` }, text),
    h('p', { class: 'quiet' }, details.client, details.requestId && [' · ', identifier('X-Request-Id', details.requestId)], ` · connection ${details.connection}`),
  ];
}

// The row of the list that shows a request, by the number of the request. A new request takes over
// the row of one that is no longer shown, so that the list creates no new elements under load.
const ROWS = 60;
const rows = new Map();

function giveRows(shown) {
  const numbers = new Set(shown.map(({ number }) => number));
  for (const number of rows.keys()) if (!numbers.has(number)) rows.delete(number);
  const used = new Set(rows.values());
  let free = 0;
  for (const number of numbers) {
    if (rows.has(number)) continue;
    while (used.has(free)) free++;
    rows.set(number, free++);
  }
}

function row(entry) {
  const failed = isFailed(entry);
  const isOpen = opened.number === entry.number;
  return [
    h('tr', { key: rows.get(entry.number), class: failed ? 'failed' : '' },
      h('td', { class: 'number' }, h('button', { class: 'plain', 'aria-expanded': String(isOpen), 'aria-label': `Request ${entry.number}`, 'data-number': entry.number }, `${isOpen ? '▾' : '▸'} ${entry.number}`)),
      h('td', {}, h('code', { class: `method ${entry.method.toLowerCase()}` }, entry.method)),
      h('td', { class: 'path' }, entry.operation ?? '–', h('small', {}, entry.path)),
      h('td', {}, h('span', { class: `badge ${failed ? 'bad' : 'good'}` }, entry.status ?? (entry.elapsed === null ? '…' : 'none'))),
      h('td', { class: 'number' }, entry.elapsed === null ? '' : `${(entry.elapsed * 1000).toFixed(1)} ms`),
      h('td', { class: 'who' }, who(entry.client)),
      h('td', {}, entry.effect === 'done' && h('span', { class: 'effect' }, 'done'), isLost(entry) && h('small', {}, 'reply lost'), entry.warning && h('small', {}, 'warning'))),
  ];
}

const openedRow = (entry, redraw) =>
  h('tr', { key: `${entry.number}|open`, class: 'opened' }, h('td', { colspan: '7' }, detail(entry, redraw)));

/** Returns a text with the number of requests per second of each client. */
export function rateText() {
  const each = rates().map(([client, rate]) => `${who(client)} ${rate.toFixed(1)}`);
  return each.length ? `Requests a second: ${each.join(', ')}` : 'No requests in the last seconds';
}

export function requests(redraw) {
  open(redraw);
  const change = (changes) => { choose(changes); redraw(); };
  const press = ({ target }) => {
    const number = target.closest('button[data-number]')?.dataset.number;
    if (number) change({ request: Number(number) === opened.number ? '' : number });
  };
  const filter = chosen('find');
  const onlyFailed = chosen('failed') !== '';
  const all = [...hub.requests.values()].sort((one, other) => other.number - one.number);
  const shown = all.filter((it) => (!onlyFailed || isFailed(it))
    && `${it.method} ${it.path} ${it.operation} ${it.status ?? 'none'} ${it.client}${it.effect === 'done' ? ' effect: done' : ''}`.toLowerCase().includes(filter.toLowerCase())).slice(0, ROWS);
  giveRows(shown);
  return [
    h('p', { class: 'quiet', id: 'rates' }, rateText()),
    h('div', { class: 'buttons' },
      h('label', {}, 'Filter ', h('input', { id: 'filter', value: filter, type: 'search', oninput: (event) => change({ find: event.target.value }) })),
      h('label', {}, h('input', { type: 'checkbox', checked: onlyFailed, onchange: (event) => change({ failed: event.target.checked ? '1' : '' }) }), ' Failed only'),
      h('span', { class: 'quiet' }, `${shown.length} shown of ${all.length} kept${hub.skipped ? `, ${hub.skipped} skipped while the page was behind` : ''}`)),
    h('div', { class: 'scroll', tabindex: '0', role: 'region', 'aria-label': 'Requests' },
      h('table', { class: 'log' }, h('thead', {}, h('tr', {}, ['No.', 'Method', 'Operation', 'Status', 'Time', 'Who', 'Effect'].map((text) => h('th', { scope: 'col' }, text)))),
        h('tbody', { onclick: press }, shown.map((entry) => [row(entry), opened.number === entry.number && openedRow(entry, redraw)])))),
  ];
}
