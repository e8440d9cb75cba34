// Stage: a monitor for each engine, and the latest effects.
import { brief, h } from './element.js';
import { isConnected } from './engine_state.js';
import { get, hub } from './hub.js';
import { monitor, onAir } from './monitor.js';

function nameOf({ rundownId, itemId }) {
  return get(`playout.list_items|${rundownId}`).find(({ id }) => id === itemId)?.name;
}

/** Returns an effect in a few words. */
function summary({ operation, target, change }) {
  if (operation === 'playout.trigger_button') return `${nameOf(target) ?? 'item'} · ${target.buttonKey}`;
  if (operation === 'newsroom.trigger_button') return `${target.storyID} · ${target.buttonKey}`;
  const of = [target.nodePath, target.propertyPath ?? target.functionPath].filter(Boolean).join('  ');
  const value = change?.Value ?? change?.value ?? change;
  return `${of}${of && value !== undefined ? ' → ' : ''}${value === undefined ? '' : brief(value, 70)}`;
}

export function stage() {
  const engines = get('engines.list');
  const items = onAir();
  // Items go to the first engine that is connected and not a preview.
  const first = engines.find((engine) => !/preview/i.test(engine.role ?? '') && isConnected(engine));
  const newest = hub.effects.toReversed();
  return [
    h('p', { class: 'lead' }, 'A sketch drawn from the state, not a picture of the engines.'),
    h('div', { class: 'monitors' }, engines.map((engine) => monitor(engine, engine === first ? items : []))),
    h('section', {}, h('h2', {}, 'Latest effects'),
      h('ol', { class: 'feed' }, newest.map((effect) =>
        h('li', { key: effect.sequence }, h('time', {}, `${effect.at.toFixed(2)} s`), h('b', {}, effect.operation), h('span', { class: 'quiet' }, summary(effect))))),
      newest.length === 0 && h('p', { class: 'quiet' }, 'Nothing was done yet. Press a button in Playout, or send a request.')),
  ];
}
