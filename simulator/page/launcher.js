// Launcher: configurations and their renderers, with the statuses of the instances that run them.
import { brief, h } from './element.js';
import { act, get } from './hub.js';

export function launcher() {
  const instances = get('engines.list').flatMap((engine) => (engine.instances ?? []).map((it) => ({ engine, ...it })));
  return [
    get('launcher.list').map((it) => h('section', { class: 'card' }, h('h2', {}, it.name),
      h('div', { class: 'buttons' },
        h('button', { class: 'primary', 'aria-label': `Launch ${it.name}`, onclick: () => act('PUT', `/launcher/${it.id}/launch`) }, 'Launch'),
        h('button', { 'aria-label': `Stop ${it.name}`, onclick: () => act('PUT', `/launcher/${it.id}/stop`) }, 'Stop')),
      h('ul', { class: 'feed' }, get(`launcher.list_renderers|${it.id}`).map((one) => h('li', {}, h('b', {}, one.name ?? `Renderer ${one.id}`), h('span', { class: 'quiet' }, brief(`${one.engineType ?? ''} engine ${one.engineId ?? 'any'}`))))))),
    h('section', { class: 'card' }, h('h2', {}, 'Instances'), h('ul', { class: 'feed' }, instances.map((it) =>
      h('li', {}, h('b', {}, `${it.engine.name} · ${it.id}`), h('span', { class: 'badge' }, it.status))))),
  ];
}
