// The view of the engines: instances, loaded states, nodes, functions and properties. A user can
// set the value of a property immediately or let it move over a time.
import { address, choose, chosen } from './address.js';
import { h } from './element.js';
import { STATE, isConnected, loadedBy } from './engine_state.js';
import { act, entries, get, hub, path } from './hub.js';
import { identifier, pathButton } from './identifier.js';
import { enginePath, nodePath, partPath } from './names.js';
import { INTERPOLATIONS, property, travel } from './property.js';

const away = { seconds: 3 };

/** Returns a form for the interpolation and the duration of the next changes of values. */
function travelForm(redraw) {
  return h('div', { class: 'travel', role: 'group', 'aria-label': 'How values change' },
    h('label', {}, 'Change ', h('select', { id: 'interpolation', value: travel.interpolation, onchange: (event) => { travel.interpolation = event.target.value; redraw(); } },
      INTERPOLATIONS.map((word) => h('option', { value: word }, word === 'Constant' ? 'immediately' : word)))),
    h('label', {}, 'over ', h('input', { id: 'duration', type: 'number', min: '0', step: '0.1', value: String(travel.duration), disabled: travel.interpolation === 'Constant', oninput: (event) => { travel.duration = Math.max(0, Number(event.target.value)); } }), ' s'),
    h('label', { class: 'grow' }, h('input', { id: 'node-filter', type: 'search', placeholder: 'Find a node or property', 'aria-label': 'Find a node or property', value: chosen('find'), oninput: (event) => { choose({ find: event.target.value }); redraw(); } })));
}

/** Returns a form that shows the loaded state, loads other states, and disconnects or restarts the
 * engine. */
function stateForm(engine) {
  const { takes, loaded } = loadedBy(engine);
  const states = takes.flatMap((group) => get(`${group}.list`).map((it) => ({ ...it, group })));
  const load = (event) => {
    event.preventDefault();
    const [group, id] = event.target.elements.state.value.split(' ');
    act('POST', path`/${group}/${id}/load`, { engineHostId: engine.id });
  };
  const current = loaded.map(({ group, id }) => `${group} ${id}`)[0];
  return h('div', { class: 'travel state' },
    h('span', {}, 'Loaded: ', loaded.length === 0 ? 'nothing' : loaded.map(({ group, id, name }, at) => [at > 0 && ', ', `${STATE[group]} `, h('b', {}, name), ' ', identifier(STATE[group], id)])),
    states.length === 0 ? h('span', { class: 'quiet' }, takes.some((group) => hub.state.has(`${group}.list`)) ? 'This hub has no state that the engine can load.' : 'Hubs of this generation have no call that loads a state.')
      : h('form', { class: 'edit', key: `load|${engine.id}`, onsubmit: load }, h('label', {}, 'Load ', h('select', { name: 'state', value: current ?? `${states[0].group} ${states[0].id}` },
        states.map(({ group, id, name }) => h('option', { value: `${group} ${id}` }, `${STATE[group]} ${name} (${id})`)))), h('button', {}, 'Load')),
    h('form', { class: 'edit', onsubmit: (event) => { event.preventDefault(); act('POST', `/_control/engines/${engine.id}/restart`, { seconds: away.seconds }); } },
      h('label', {}, 'Away for ', h('input', { id: 'away', type: 'number', min: '0', max: '3600', step: '0.1', required: true, value: String(away.seconds), oninput: (event) => { away.seconds = Number(event.target.value); } }), ' s'),
      h('button', {}, 'Restart engine'),
      h('button', { type: 'button', onclick: () => act('POST', `/_control/engines/${engine.id}/disconnect`) }, 'Disconnect')));
}

export function engines(redraw) {
  const list = get('engines.list');
  const wanted = chosen('engine');
  const engine = list.find(({ id }) => String(id) === wanted) ?? list[0];
  if (!engine) return [h('p', { class: 'lead' }, 'This hub has no engines.')];
  const filter = chosen('find').toLowerCase();
  const names = new Map(get(`engines.list_nodes|${engine.id}`).map((it) => [it.NodePath, it.NodeName]));
  const matches = (node, it) => `${node} ${names.get(node) ?? ''} ${it.PropertyPath} ${it.DisplayName}`.toLowerCase().includes(filter);
  const nodes = entries(`engines.list_properties|${engine.id}|`)
    .map(([node, list]) => [node, list.filter((it) => matches(node, it))])
    .filter(([, list]) => list.length > 0 || !filter);
  const title = engine.displayName ?? engine.name;
  return [
    h('nav', { class: 'tabs', 'aria-label': 'Engines' }, list.map((it) => h('a', { key: it.id, href: address('engines', { engine: String(it.id) }), 'aria-current': it === engine ? 'true' : null }, it.displayName ?? it.name))),
    wanted && String(engine.id) !== wanted && h('p', { class: 'quiet' }, `This hub has no engine ${wanted}.`),
    h('div', { class: 'lead' }, h('h2', {}, title, ' ', identifier('engine', engine.id), pathButton(title, () => enginePath(engine))), h('span', { class: `badge ${isConnected(engine) ? 'good' : 'bad'}` }, engine.status),
      (engine.instances ?? []).map((it) => h('span', { class: 'badge' }, `${it.engineType ?? ''} ${it.id} · ${it.status}`))),
    stateForm(engine),
    travelForm(redraw),
    h('div', { class: 'nodes' }, nodes.map(([node, list]) => {
      const functions = get(`engines.list_functions|${engine.id}|${node}`);
      const name = names.get(node) ?? node;
      return h('section', { class: 'card', key: `${engine.id}|${node}` }, h('h2', {}, name, ' ', identifier('node', node, name), pathButton(name, () => nodePath(engine, node))),
        functions.length > 0 && h('div', { class: 'buttons' }, functions.map((it) => h('span', { class: 'pair', key: it.FunctionPath }, h('button', {
          'aria-label': `${name}: ${it.FunctionName}`, title: it.FunctionPath,
          onclick: () => act('POST', path`/engines/${engine.id}/nodes/${node}/functions/${it.FunctionPath}`),
        }, it.FunctionName), identifier('function', it.FunctionPath, it.FunctionPath), pathButton(`${name}: ${it.FunctionName}`, () => partPath(engine, node, it))))),
        h('table', {}, h('tbody', {}, list.map((it) => property(engine, node, `${engine.id}|${node}`, it)))));
    })),
  ];
}
