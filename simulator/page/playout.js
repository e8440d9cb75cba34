// Playout and newsroom: rundowns, items with their buttons and data.
import { brief, h } from './element.js';
import { act, get } from './hub.js';

function item(rundown, { id, name, template, data, buttons }) {
  return h('article', { class: 'item' },
    h('div', {}, h('h3', {}, name), h('span', { class: 'badge' }, template)),
    h('dl', {}, Object.entries(data ?? {}).slice(0, 6).map(([key, value]) => [h('dt', {}, key), h('dd', {}, brief(value, 70))])),
    h('div', { class: 'buttons' }, (buttons ?? []).map((button) => h('button', {
      class: /in$/i.test(button.id) ? 'primary' : '',
      'aria-label': `${name}: ${button.label}`,
      onclick: () => act('POST', `/playout/rundowns/${rundown.id}/items/${id}/${encodeURIComponent(button.id)}`),
    }, button.label))));
}

export function playout() {
  return [
    get('playout.list_rundowns').map((rundown) => h('section', {}, h('h2', {}, rundown.name),
      h('div', { class: 'items' }, get(`playout.list_items|${rundown.id}`).slice(0, 200).map((it) => item(rundown, it))))),
    h('section', {}, h('h2', {}, 'Newsroom'),
      h('ul', { class: 'feed' }, get('newsroom.list_rundowns').map((it) =>
        h('li', {}, h('b', {}, it.roSlug), h('span', { class: 'badge' }, it.status), h('span', { class: 'quiet' }, it.ncsID))))),
  ];
}
