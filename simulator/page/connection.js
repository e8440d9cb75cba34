// The head of the page: the views, whether it is connected, and the API key where the hub wants one.
import { h, patch } from './element.js';
import { hub, setApiKey } from './hub.js';

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

export function head(views, current, redraw) {
  patch(document.getElementById('nav'), views.map(([id, label]) =>
    h('a', { href: `#${id}`, 'aria-current': id === current ? 'page' : null }, label)));
  patch(document.getElementById('key'), [keyForm(redraw)]);
  const link = document.getElementById('link');
  if (link.textContent !== hub.link) link.textContent = hub.link;
  link.className = hub.link === 'live' ? 'live' : '';
}
