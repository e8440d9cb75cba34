// The head of the page: the views, the state of the connection, a message after a restart or reset
// of the hub, and the API key if the hub requires one.
import { address } from './address.js';
import { h, patch } from './element.js';
import { hub, isStale, setApiKey } from './hub.js';

let entered = false;

function keyForm(redraw) {
  if (!hub.needsKey) return null;
  return h('form', { class: 'key', autocomplete: 'off', onsubmit: (event) => {
    event.preventDefault();
    const { key } = event.target.elements;
    setApiKey(key.value);
    entered = key.value !== '';
    key.value = '';
    key.blur();
    redraw();
  } },
  h('input', { name: 'key', id: 'api-key', type: 'password', autocomplete: 'off', 'aria-label': 'API key', placeholder: entered ? 'API key is set' : 'API key' }),
  h('button', { class: entered ? '' : 'primary' }, 'Use'));
}

/** Returns the warnings: the page shows an old state, or the hub was restarted or reset. */
function banner(redraw) {
  if (isStale()) {
    const seconds = Math.round((performance.now() - hub.lostAt) / 1000);
    return [h('p', { class: 'lost', key: 'lost' }, h('b', { role: 'alert' }, hub.link === 'away' ? 'The hub is away.' : `The hub refuses the page: ${hub.link.replace(/\.$/, '')}.`),
      ' The page shows the last known state, and reconnects automatically. ', h('span', { 'aria-hidden': 'true' }, `${seconds} s`))];
  }
  return [hub.news && h('p', { class: 'news', key: 'news' }, h('span', { role: 'status' }, hub.news), ' ',
    h('button', { class: 'plain', onclick: () => { hub.news = ''; redraw(); } }, 'Dismiss'))];
}

export function head(views, current, redraw) {
  patch(document.getElementById('nav'), views.map(([id, label]) =>
    h('a', { href: address(id), 'aria-current': id === current ? 'page' : null }, label)));
  patch(document.getElementById('banner'), banner(redraw));
  patch(document.getElementById('key'), [keyForm(redraw)]);
  const link = document.getElementById('link');
  if (link.textContent !== hub.link) link.textContent = hub.link;
  link.className = hub.link === 'live' ? 'live' : '';
  document.body.classList.toggle('stale', isStale());
}
