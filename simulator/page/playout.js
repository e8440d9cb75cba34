// Playout and newsroom: rundowns, items with their buttons, and their data, which can be edited.
import { brief, h } from './element.js';
import { act, entries, get, hub, path } from './hub.js';
import { identifier, pathButton } from './identifier.js';
import { buttonPath, itemPath, newsroomButtonPath, newsroomItemPath, newsroomRundownPath, rundownPath } from './names.js';

let edited = null;

const isOut = (button) => /out|clear|stop|off/i.test(button);

const written = (value) => (typeof value === 'string' ? value : JSON.stringify(value));
function reread(text, before) {
  if (typeof before === 'string') return text;
  try { return JSON.parse(text); } catch { return text; }
}

/** Returns a form with a field for each member of an item's data. */
function editor(id, data, send, redraw) {
  const close = () => { edited = null; redraw(); };
  const save = async (event) => {
    event.preventDefault();
    const fields = event.target.elements;
    const names = Object.keys(data);
    const next = names.map((name, at) => [name, reread(fields[`field-${at}`].value, data[name])]);
    if (await send(Object.fromEntries(next)) !== null) close();
  };
  return h('form', { class: 'fields', onsubmit: save, key: `edit|${id}` },
    Object.entries(data).map(([name, value], at) => h('label', {}, name, h('input', { name: `field-${at}`, value: written(value), spellcheck: 'false' }))),
    h('div', { class: 'buttons' }, h('button', { class: 'primary' }, 'Save'), h('button', { type: 'button', onclick: close }, 'Cancel')));
}

function item({ id, ids, name, template, data, buttons, press, send, path, pathOf }, redraw) {
  const last = hub.pressed.get(id);
  const state = last && !isOut(last.button) ? 'on' : '';
  const values = Object.entries(data ?? {});
  return h('article', { class: `item ${state}`, key: id },
    h('div', { class: 'title' }, h('h3', {}, name, ids.map(([what, one]) => [' ', identifier(`${what} of ${name}`, one)]), pathButton(name, path)), h('span', { class: 'badge' }, template)),
    state && h('span', { class: 'tally' }, `on air · ${last.button}`),
    edited === id ? editor(id, data ?? {}, send, redraw)
      : h('dl', {}, values.slice(0, 6).map(([key, value]) => [h('dt', {}, key), h('dd', {}, brief(value, 70))])),
    h('div', { class: 'buttons' },
      (buttons ?? []).map((it) => [it.key ?? it.id, it.label, it]).map(([button, label, it]) => h('span', { class: 'pair', key: button },
        h('button', { class: /in$/i.test(button) ? 'primary' : '', 'aria-label': `${name}: ${label}`, onclick: () => press(button) }, label),
        identifier(`button of ${name}`, button), pathButton(`${name}: ${label}`, () => pathOf(it)))),
      values.length > 0 && edited !== id && h('button', { class: 'plain', 'aria-label': `Edit ${name}`, onclick: () => { edited = id; redraw(); } }, 'Edit')));
}

const playoutItem = (rundown, it) => ({
  ...it, id: `${rundown.id}|${it.id}`, ids: [['id', it.id]],
  press: (button) => act('POST', path`/playout/rundowns/${rundown.id}/items/${it.id}/${button}`),
  send: (data) => act('PATCH', path`/playout/rundowns/${rundown.id}/items/${it.id}`, { data }),
  path: () => itemPath(rundown, it), pathOf: (button) => buttonPath(rundown, it, button),
});

const newsroomItem = (rundown, it, { ncsID, roID } = rundown, { storyID, itemID, itemSlug, storySlug, mosObject } = it) => ({
  id: [ncsID, roID, storyID, itemID].join('|'), ids: [['storyID', storyID], ['itemID', itemID], ['objID', mosObject.objID]],
  name: itemSlug || storySlug || mosObject.objSlug, template: mosObject.template, data: mosObject.data, buttons: mosObject.buttons,
  press: (button) => act('POST', path`/newsroom/rundowns/${ncsID}/${roID}/${storyID}/${itemID}/${button}`),
  send: (data) => act('PATCH', path`/newsroom/mosObjects/${mosObject.objID}`, { data }),
  path: () => newsroomItemPath(rundown, it), pathOf: (button) => newsroomButtonPath(rundown, it, button),
});

export function playout(redraw) {
  const news = new Map(entries('newsroom.get_rundown|').map(([id, rundown]) => [id, rundown]));
  return [
    get('playout.list_rundowns').map((rundown) => {
      const list = hub.state.get(`playout.list_items|${rundown.id}`);
      return h('section', { key: `playout|${rundown.id}` }, h('h2', {}, rundown.name, ' ', identifier('rundown', rundown.id), pathButton(rundown.name, () => rundownPath(rundown))),
        !list && h('p', { class: 'quiet' }, 'Too many items to show here.'),
        h('div', { class: 'items' }, (list ?? []).slice(0, 200).map((it) => item(playoutItem(rundown, it), redraw))));
    }),
    get('newsroom.list_rundowns').map((rundown) => {
      const { items = [] } = news.get(`${rundown.ncsID}|${rundown.roID}`) ?? {};
      return h('section', { key: `newsroom|${rundown.ncsID}|${rundown.roID}` },
        h('h2', {}, rundown.roSlug, ' ', h('span', { class: 'badge' }, rundown.status), h('small', {}, 'Newsroom ', identifier('ncsID', rundown.ncsID), ' rundown ', identifier('roID', rundown.roID), pathButton(rundown.roSlug, () => newsroomRundownPath(rundown)))),
        items.length === 0 && h('p', { class: 'quiet' }, 'No items.'),
        h('div', { class: 'items' }, items.slice(0, 200).map((it) => item(newsroomItem(rundown, it), redraw))));
    }),
  ];
}
