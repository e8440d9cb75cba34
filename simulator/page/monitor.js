// A monitor: one engine's picture as a sketch, 16:9 with safe areas, shapes for the nodes that have
// a position, the graphics of the items on air, and the tally.
import { address } from './address.js';
import { brief, h, svg } from './element.js';
import { isConnected, loadedBy, loadedText } from './engine_state.js';
import { elapsed, entries, get, hub, isStale } from './hub.js';
import { identifier } from './identifier.js';
import { colour, isVector } from './property.js';

const WIDTH = 640;
const HEIGHT = 360;
const HORIZON = 196;
const PALETTE = ['#5cc8ff', '#b59bff', '#6fdca0', '#ffc46b', '#ff8fa3', '#7fe3d4'];
const BARS = ['#b4b4b4', '#b4b410', '#10b4b4', '#10b410', '#b410b4', '#b41010', '#1010b4'];
const isOut = (button) => /out|clear|stop|off/i.test(button);
const clamp = (number, low, high) => Math.min(high, Math.max(low, number));

const text = (x, y, className, content, attributes) => svg('text', { x, y, class: className, ...attributes }, content);

/** Returns the items that are on air, which follows from the last pressed button of each item. */
export function onAir() {
  const found = [];
  for (const [id, { button, at }] of hub.pressed) {
    if (isOut(button)) continue;
    const steps = id.split('|');
    let item = null;
    if (steps.length === 2) {
      item = get(`playout.list_items|${steps[0]}`).find((it) => String(it.id) === steps[1]);
    } else {
      const rundown = hub.state.get(`newsroom.get_rundown|${steps[0]}|${steps[1]}`);
      const place = rundown?.items.find((it) => it.storyID === steps[2] && it.itemID === steps[3]);
      item = place && { ...place.mosObject, name: place.itemSlug || place.storySlug };
    }
    if (item) found.push({ id, button, at, name: item.name, template: item.template ?? '', data: item.data ?? {} });
  }
  return found.slice(-6);
}

function nodes(engine) {
  const names = new Map(get(`engines.list_nodes|${engine.id}`).map((it) => [it.NodePath, it.NodeName]));
  return entries(`engines.list_properties|${engine.id}|`).map(([node, list]) =>
    ({ node, name: (names.get(node) ?? node).split('/').at(-1), list: Array.isArray(list) ? list : [] }));
}

const find = (list, pattern) => list.find((it) => pattern.test(it.DisplayName) || pattern.test(it.PropertyPath));

/** Returns the position of a node in the studio set, in centimetres. */
function place({ list }) {
  const at = list.find((it) => /position|location/i.test(`${it.DisplayName} ${it.PropertyPath}`) && isVector(it.Value))?.Value
    ?? list.map((it) => it.Value?.location).find(isVector);
  if (at) return at;
  // The last column of a transformation.
  return list.find((it) => /transform/i.test(it.DisplayName) && isVector(it.Value?.w))?.Value.w;
}

/** Returns the position on the screen. Objects that are further away appear higher and smaller. */
function seen({ x, y, z = 0 }) {
  const depth = clamp((y + 500) / 1000, 0, 1);
  const near = 1 - 0.62 * depth;
  const floor = HORIZON + (HEIGHT - 26 - HORIZON) * (1 - depth) ** 1.25;
  return { x: WIDTH / 2 + 300 * Math.tanh(x / 520) * (0.55 + 0.45 * near), floor, y: floor - Math.max(0, 46 * Math.tanh(z / 190)) - 14 * near, near };
}

function shape(name, { x, y, floor, near }, fill) {
  const size = 34 * near + 7;
  const shadow = svg('ellipse', { cx: x, cy: floor, rx: size * 0.9, ry: size * 0.22, class: 'shadow' });
  const stem = svg('line', { x1: x, y1: y, x2: x, y2: floor, class: 'stem' });
  if (/camera/i.test(name)) {
    return [shadow, stem, svg('path', { d: `M${x - size * 0.6} ${y - size * 0.35}h${size * 0.8}v${size * 0.7}h${-size * 0.8}zM${x + size * 0.2} ${y}l${size * 0.5} ${-size * 0.32}v${size * 0.64}z`, fill })];
  }
  if (/light/i.test(name)) {
    return [svg('path', { d: `M${x} ${y}L${x - size * 1.7} ${floor}H${x + size * 1.7}Z`, fill, class: 'beam' }), svg('circle', { cx: x, cy: y, r: size * 0.8, fill, class: 'glow' }), svg('circle', { cx: x, cy: y, r: size * 0.34, fill })];
  }
  if (/wall|plate|screen|monitor/i.test(name)) {
    return [shadow, svg('rect', { x: x - size * 1.7, y: y - size * 1.3, width: size * 3.4, height: size * 1.8, rx: 3, fill, class: 'wall' })];
  }
  if (/desk|table/i.test(name)) {
    return [shadow, svg('path', { d: `M${x - size * 1.6} ${y - size * 0.3}h${size * 3.2}l${-size * 0.45} ${size * 0.9}h${-size * 2.3}z`, fill })];
  }
  return [shadow, stem, svg('circle', { cx: x, cy: y, r: size * 0.5, fill })];
}

/** Returns shapes for nodes with a position, with names that cover neither another name nor a
 * graphic. */
function shapes(all, graphics) {
  const placed = all.map((it) => ({ ...it, at: place(it) })).filter(({ at, name }) => at && !/cyclorama/i.test(name)).slice(0, 8)
    .map((it, number) => ({ ...it, seen: seen(it.at), fill: it.list.map(colour).find(Boolean) ?? (/wall|plate/i.test(it.name) ? '#1f4a7c' : PALETTE[number % PALETTE.length]) }))
    .sort((one, other) => one.seen.floor - other.seen.floor);
  // The first rectangle of a graphic is as large as the graphic.
  const taken = graphics.map(({ children: [plate] }) => plate.attributes);
  const labels = [];
  for (const it of placed) {
    const content = brief(it.name, 20);
    const width = 6.2 * content.length + 12;
    const x = clamp(it.seen.x - width / 2, 36, WIDTH - 36 - width);
    const free = [-44, 36, -62, 54, -80, 72, -98].map((offset) => it.seen.y + offset * (0.5 + it.seen.near / 2))
      .find((y) => y > 60 && y < 252 && taken.every((box) => x + width < box.x || box.x + box.width < x || y + 6 < box.y || box.y + box.height < y - 12));
    // If there is no room for the name, it is omitted; the engine's page shows it.
    if (free === undefined) continue;
    taken.push({ x, y: free - 11, width, height: 16 });
    labels.push(svg('g', { class: 'name', key: `name|${it.node}` }, svg('rect', { x, y: free - 11, width, height: 16, rx: 8 }), text(x + width / 2, free + 0.5, 'label', content)));
  }
  return [placed.map((it) => svg('g', { key: it.node }, shape(it.name, it.seen, it.fill))), labels];
}

const words = (data) => Object.values(data).filter((value) => typeof value === 'string' && !/\.(mov|mp4|png|jpe?g|exr|txt)$/i.test(value));
const lines = (data) => (Object.values(data).find(Array.isArray) ?? []).map((it) =>
  (it !== null && typeof it === 'object' ? Object.values(it).join('  ') : String(it)));

/** Returns a function that places lower thirds from the lower left, two side by side if they
 * fit. */
function rows() {
  let x = 44;
  let y = 272;
  return (width) => {
    if (x > 44 && x + width > WIDTH - 44) {
      x = 44;
      y -= 56;
    }
    const given = { x, y };
    x += width + 12;
    return given;
  };
}

/** Returns the graphic of an item, by the kind of its template. */
function graphic({ id, name, template, data, button }, takePlace) {
  const key = `graphic|${id}`;
  if (/ticker|crawl/i.test(template)) {
    const crawl = lines(data).join('   •   ') || words(data).join('   •   ') || name;
    return svg('g', { key, class: 'graphic ticker' }, svg('rect', { x: 0, y: 330, width: WIDTH, height: 22, class: 'band' }), text(WIDTH, 345, 'crawl', brief(crawl, 160)),
      svg('rect', { x: 0, y: 330, width: 74, height: 22, class: 'edge' }), text(37, 345, 'tag', 'NEWS'));
  }
  if (/score/i.test(template)) {
    const { home = 'Home', away = 'Away', homeScore = 0, awayScore = 0 } = data;
    return svg('g', { key, class: 'graphic score' }, svg('rect', { x: 34, y: 30, width: 212, height: 26, rx: 3, class: 'plate' }), svg('rect', { x: 116, y: 30, width: 48, height: 26, class: 'edge' }),
      text(108, 47, 'side end', brief(String(home).toUpperCase(), 10)), text(140, 48, 'result', `${homeScore}–${awayScore}`), text(172, 47, 'side', brief(String(away).toUpperCase(), 10)));
  }
  if (/clock|timer/i.test(template)) {
    return svg('g', { key, class: 'graphic' }, svg('rect', { x: 516, y: 56, width: 90, height: 24, rx: 3, class: 'plate' }), text(561, 73, 'result', brief(String(data.start ?? words(data)[0] ?? name), 10)));
  }
  const isPanel = /full|gallery|credit|forecast|map|quote|election|shoulder/i.test(template);
  const said = words(data);
  if (isPanel) {
    const list = lines(data).slice(0, 4);
    return svg('g', { key, class: 'graphic panel' }, svg('rect', { x: 330, y: 84, width: 276, height: 62 + 22 * list.length, rx: 4, class: 'plate' }), svg('rect', { x: 330, y: 84, width: 276, height: 5, class: 'edge' }),
      text(348, 116, 'headline', brief(said[0] ?? name, 24)), text(348, 134, 'subline', brief(said[1] ?? template, 38)),
      list.map((line, at) => text(348, 160 + at * 22, 'line', brief(line, 36))));
  }
  const headline = brief(said[0] ?? name, 30);
  const width = clamp(80 + 11 * headline.length, 240, 470);
  const { x, y } = takePlace(width);
  const isAlert = /breaking|alert/i.test(template);
  return svg('g', { key, class: `graphic third ${isAlert ? 'alert' : ''}` },
    svg('rect', { x, y, width, height: 50, rx: 3, class: 'plate' }), svg('rect', { x, y, width: 7, height: 50, class: 'edge' }),
    text(x + 22, y + 23, 'headline', headline), text(x + 22, y + 40, 'subline', brief(`${said[1] ?? template}`, Math.floor((width - 30) / 6.8))),
    svg('title', {}, `${name}: ${button}`));
}

/** Returns the graphic of the first visible node with a headline, for engines that show a graphic
 * without an item. */
function ownText(all, takePlace) {
  for (const { node, list } of all) {
    const headline = list.find((it) => it.DisplayName === 'Headline')?.Value;
    const isVisible = list.find((it) => it.DisplayName === 'Visible')?.Value === true;
    const fade = list.find((it) => it.DisplayName === 'Fade')?.Value ?? 0;
    if (typeof headline !== 'string' || !(isVisible || fade > 0)) continue;
    const subline = list.find((it) => it.DisplayName === 'Subline')?.Value ?? '';
    const shown = graphic({ id: node, name: headline, template: subline || 'Headline', data: { headline, subline }, button: '' }, takePlace);
    return [{ ...shown, attributes: { ...shown.attributes, opacity: clamp(fade || 1, 0, 1) } }];
  }
  return [];
}

function levels(all) {
  const gains = all.flatMap(({ list }) => list).find((it) => /gains/i.test(it.DisplayName ?? '') && Array.isArray(it.Value))?.Value;
  if (!gains) return null;
  return svg('g', { class: 'levels', 'aria-hidden': 'true' }, gains.slice(0, 6).map((gain, at) => {
    const height = 84 * clamp((Number(gain) + 60) / 60, 0.02, 1);
    return svg('g', {}, svg('rect', { x: 612 + at * 5 - 5 * gains.length / 2, y: 100, width: 3, height: 84, class: 'trough' }),
      svg('rect', { x: 612 + at * 5 - 5 * gains.length / 2, y: 184 - height, width: 3, height, class: gain > -9 ? 'high' : 'low' }));
  }));
}

export function timecode() {
  const frames = Math.floor(elapsed() * 50);
  const two = (number) => String(number).padStart(2, '0');
  return `${two(Math.floor(frames / 180000))}:${two(Math.floor(frames / 3000) % 60)}:${two(Math.floor(frames / 50) % 60)}:${two(frames % 50)}`;
}

/** Returns the class and the text of an engine's tally lamp, which is red on air, green in preview
 * and amber while the engine starts. */
function tally(engine, isOn, items) {
  const instances = engine.instances ?? [];
  if (isStale()) return ['off', 'As it was'];
  if (!isOn) return ['off', 'No signal'];
  if (/preview/i.test(engine.role ?? '')) return ['preview', 'Preview'];
  if (items.length > 0) return ['air', 'On air'];
  if (instances.some((it) => /check|cach|loading/i.test(it.status))) return ['busy', 'Loading'];
  // An instance may run although the engine has loaded no state.
  if (instances.some((it) => it.status === 'Loaded')) return ['ready', loadedBy(engine).loaded.length > 0 ? 'Loaded' : 'Running'];
  return ['idle', 'Idle'];
}

const safe = (part) => ({ x: WIDTH * (1 - part) / 2, y: HEIGHT * (1 - part) / 2, width: WIDTH * part, height: HEIGHT * part });

function picture(engine, items) {
  const all = nodes(engine);
  const every = all.flatMap(({ list }) => list);
  // The tint is the colour of the backdrop, if there is a backdrop.
  const backdrop = every.filter((it) => /mask/i.test(it.PropertyPath));
  const tint = [...backdrop, ...every].map(colour).find(Boolean) ?? '#27405f';
  const opacity = clamp(Number(find(every, /^(Default\/\/)?Opacity/)?.Value ?? 1), 0, 1);
  const programme = find(every, /ProgramChannel/)?.Value;
  const takePlace = rows();
  const graphics = [...items.map((it) => graphic(it, takePlace)), ...ownText(all, takePlace)];
  return [
    svg('rect', { width: WIDTH, height: HEIGHT, class: 'back' }),
    svg('defs', {},
      svg('linearGradient', { id: `wall-${engine.id}`, x1: 0, y1: 0, x2: 0, y2: 1 },
        svg('stop', { offset: 0, 'stop-color': tint, 'stop-opacity': 0.05 }), svg('stop', { offset: 1, 'stop-color': tint, 'stop-opacity': 0.55 })),
      svg('radialGradient', { id: `pool-${engine.id}`, cx: 0.5, cy: 0, r: 0.75 },
        svg('stop', { offset: 0, 'stop-color': tint, 'stop-opacity': 0.5 }), svg('stop', { offset: 1, 'stop-color': tint, 'stop-opacity': 0 }))),
    svg('rect', { width: WIDTH, height: HORIZON, fill: `url(#wall-${engine.id})` }),
    svg('rect', { y: HORIZON, width: WIDTH, height: HEIGHT - HORIZON, class: 'ground' }),
    svg('rect', { y: HORIZON, width: WIDTH, height: HEIGHT - HORIZON, fill: `url(#pool-${engine.id})` }),
    svg('path', { d: [0, 1, 2, 3, 4, 5].map((at) => `M0 ${HORIZON + 164 * (at / 5) ** 2}H${WIDTH}`).join('')
      + [-6, -4, -2.5, -1.4, -0.6, 0, 0.6, 1.4, 2.5, 4, 6].map((at) => `M${WIDTH / 2 + at * 52} ${HORIZON}L${WIDTH / 2 + at * 190} ${HEIGHT}`).join(''), class: 'floor' }),
    shapes(all, graphics),
    levels(all),
    svg('g', { opacity }, graphics),
    svg('rect', { ...safe(0.93), class: 'safe' }), svg('rect', { ...safe(0.9), class: 'safe title' }),
    svg('path', { d: `M${WIDTH / 2 - 9} ${HEIGHT / 2}h18M${WIDTH / 2} ${HEIGHT / 2 - 9}v18`, class: 'safe' }),
    programme && text(WIDTH - 38, 42, 'channel', brief(String(programme), 26)),
    text(WIDTH - 38, 26, 'timecode', timecode()),
  ];
}

function noSignal(engine) {
  return [
    BARS.map((fill, at) => svg('rect', { x: at * WIDTH / 7, y: 0, width: WIDTH / 7 + 1, height: HEIGHT, fill, opacity: 0.5 })),
    svg('rect', { x: 170, y: 148, width: 300, height: 64, class: 'back' }),
    text(WIDTH / 2, 178, 'signal', 'NO SIGNAL'), text(WIDTH / 2, 198, 'why', engine.status),
  ];
}

export function monitor(engine, items) {
  const isOn = isConnected(engine);
  const [tone, word] = tally(engine, isOn, items);
  const name = engine.displayName ?? engine.name;
  const instances = (engine.instances ?? []).map((it) => `${it.engineType ?? ''} ${it.status}`.trim());
  return h('article', { class: `monitor ${tone}`, key: engine.id },
    svg('svg', { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: 'img', 'aria-label': `Sketch of ${name}: ${loadedText(engine)}, ${word}` }, isOn ? picture(engine, items) : noSignal(engine)),
    h('div', { class: 'caption' },
      h('span', { class: `lamp ${tone}` }, word),
      h('h2', {}, hub.hasControls ? h('a', { href: address('engines', { engine: String(engine.id) }) }, name) : name), identifier('engine', engine.id),
      h('span', { class: 'quiet' }, loadedText(engine)),
      h('span', { class: 'instances' }, instances.map((it) => h('span', { class: 'badge' }, it)))));
}
