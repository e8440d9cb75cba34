// Launcher: configurations and their renderers, with the statuses of the instances that run them.
import { h } from './element.js';
import { act, get, path } from './hub.js';
import { identifier, pathButton } from './identifier.js';
import { launchPath } from './names.js';

const tone = (status) => (/loaded|ready|running/i.test(status) ? 'good' : /idle/i.test(status) ? '' : 'busy');

export function launcher() {
  const list = get('launcher.list');
  const instances = get('engines.list').flatMap((engine) => (engine.instances ?? []).map((it) => ({ engine, ...it })));
  return [
    list.length === 0 && h('p', { class: 'lead' }, 'This hub has no launch configurations.'),
    h('div', { class: 'items' }, list.map((it) => h('section', { class: 'card', key: it.id }, h('h2', {}, it.name, ' ', identifier('launch configuration', it.id), pathButton(it.name, () => launchPath(it))),
      h('div', { class: 'buttons' },
        h('button', { class: 'primary', 'aria-label': `Launch ${it.name}`, onclick: () => act('PUT', path`/launcher/${it.id}/launch`) }, 'Launch'),
        h('button', { 'aria-label': `Stop ${it.name}`, onclick: () => act('PUT', path`/launcher/${it.id}/stop`) }, 'Stop')),
      h('ul', { class: 'feed' }, get(`launcher.list_renderers|${it.id}`).map((one) => {
        const id = one?.id ?? one;
        return h('li', { key: id }, h('b', {}, 'Renderer ', identifier('renderer', id)), one?.engineType && h('span', { class: 'badge' }, one.engineType),
          one?.engineId && h('span', { class: 'quiet' }, `engine ${one.engineId}`));
      }))))),
    h('section', { class: 'card' }, h('h2', {}, 'Instances'), h('ul', { class: 'feed' }, instances.map((it) =>
      h('li', { key: `${it.engine.id}|${it.id}` }, h('b', {}, it.engine.displayName ?? it.engine.name), h('span', { class: 'quiet' }, `instance ${it.id}${it.engineType ? ` · ${it.engineType}` : ''}`), h('span', { class: `badge ${tone(it.status)}` }, it.status))))),
  ];
}
