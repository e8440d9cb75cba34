// Stage: a sketch of what each engine shows, drawn from the state.
import { brief, colour, h, svg } from './element.js';
import { get, hub } from './hub.js';

/** Items that were last brought in, by the journal. */
function onAir() {
  const shown = new Map();
  for (const effect of hub.effects) {
    if (effect.operation !== 'playout.trigger_button') continue;
    const { itemId, rundownId, buttonId } = effect.target;
    const button = String(buttonId ?? Object.values(effect.target).at(-1));
    shown.set(`${rundownId}/${itemId}`, { rundownId, itemId, button });
  }
  return [...shown.values()].filter(({ button }) => !/out|clear/i.test(button)).slice(-3).reverse();
}

function items() {
  return onAir().map((press) => {
    const item = get(`playout.list_items|${press.rundownId}`).find(({ id }) => id === press.itemId);
    return item && { ...item, button: press.button };
  }).filter(Boolean);
}

function properties(engine) {
  const prefix = `engines.list_properties|${engine.id}|`;
  return [...hub.state].filter(([key]) => key.startsWith(prefix)).flatMap(([key, list]) =>
    list.map((property) => ({ node: key.slice(prefix.length), ...property })));
}

function loaded(engine) {
  const found = get('rgraphs.list').find(({ id }) => id === engine.rgraphId)
    ?? get('graphs.list').find(({ id }) => id === engine.graphId)
    ?? get('ustates.list').find(({ id }) => id === engine.ustateId);
  return found?.name ?? 'nothing loaded';
}

function lowerThird(item, at) {
  const texts = Object.values(item.data ?? {}).filter((value) => typeof value === 'string');
  const y = 132 - at * 38;
  return svg('g', { class: 'third' },
    svg('rect', { x: 18, y, width: 196, height: 32, rx: 4 }),
    svg('rect', { x: 18, y, width: 4, height: 32, class: 'edge' }),
    svg('text', { x: 30, y: y + 14, class: 'headline' }, brief(texts[0] ?? item.name, 28)),
    svg('text', { x: 30, y: y + 26, class: 'subline' }, brief(`${texts[1] ?? item.template} · ${item.button}`, 38)));
}

function monitor(engine, first) {
  const all = properties(engine);
  const tint = all.map((it) => colour(it.PropertyPath, it.Value)).find(Boolean);
  const places = all.filter(({ PropertyPath, Value }) =>
    /position|location/i.test(PropertyPath) && typeof Value?.x === 'number').slice(0, 6);
  const value = (pattern) => all.find((it) => pattern.test(it.PropertyPath))?.Value;
  const programme = value(/ProgramChannel/);
  const isOn = ['connected', 'ready'].includes(engine.status);
  const scale = (number) => 78 * Math.tanh((number ?? 0) / 400);
  const running = (engine.instances ?? []).map((it) => it.status).join(', ');
  return h('article', { class: 'monitor' },
    svg('svg', { viewBox: '0 0 320 180', role: 'img', 'aria-label': `Sketch of ${engine.name}: ${loaded(engine)}` },
      svg('rect', { width: 320, height: 180, class: 'screen' }),
      tint && svg('ellipse', { cx: 160, cy: 190, rx: 220, ry: 100, fill: tint, opacity: 0.34 }),
      svg('path', { d: 'M0 138H320M160 138L60 180M160 138L260 180M160 138V180', class: 'floor' }),
      places.map(({ node, Value }, at) => svg('g', {},
        svg('circle', { cx: 160 + scale(Value.x) * 1.7, cy: 96 - scale(Value.z ?? Value.y) * 0.6, r: 7, class: `dot dot-${at % 3}` }),
        svg('text', { x: 172 + scale(Value.x) * 1.7, y: 99 - scale(Value.z ?? Value.y) * 0.6 + at * 2, class: 'label' }, brief(node.split('/').at(-1), 18)))),
      programme && svg('text', { x: 302, y: 26, class: 'channel' }, brief(programme, 24)),
      first && items().map(lowerThird),
      !isOn && svg('text', { x: 160, y: 92, class: 'off' }, engine.status)),
    h('div', { class: 'caption' },
      h('span', { class: `lamp ${isOn ? 'on' : ''}`, 'aria-hidden': 'true' }),
      h('h2', {}, engine.displayName ?? engine.name),
      h('span', { class: 'quiet' }, loaded(engine)),
      h('span', { class: 'badge' }, running || 'no instance')));
}

export function stage() {
  const engines = get('engines.list');
  return [
    h('p', { class: 'lead' }, 'A sketch drawn from the state, not a picture of the engines.'),
    h('div', { class: 'monitors' }, engines.map((engine, at) => monitor(engine, at === 0))),
    h('section', {}, h('h2', {}, 'Latest effects'),
      h('ol', { class: 'feed' }, hub.effects.slice(-8).reverse().map((effect) =>
        h('li', {}, h('time', {}, `${effect.at.toFixed(2)} s`), h('b', {}, effect.operation),
          h('span', { class: 'quiet' }, brief(effect.change))))),
      hub.effects.length === 0 && h('p', { class: 'quiet' }, 'Nothing was done yet. Press a button in Playout, or send a request.')),
  ];
}
