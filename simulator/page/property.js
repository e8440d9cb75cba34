// The editor of one property: a switch, a colour, numbers, a table for a track, or JSON.
import { brief, h, svg } from './element.js';
import { act, hub, notice, path } from './hub.js';
import { identifier, pathButton } from './identifier.js';
import { partPath } from './names.js';

export const INTERPOLATIONS = ['Constant', 'Linear', 'EaseIn', 'EaseOut', 'EaseInOut'];
/** Interpolation and duration, in seconds, of the next change of a value. */
export const travel = { interpolation: 'Constant', duration: 1.5 };

const isColourName = (name) => /colou?r|tint/i.test(name);
const byte = (number) => Math.round(255 * Math.min(1, Math.max(0, number ?? 0)));

/** Returns the colour of a property, or null if it has none. Colours are recognised by the name of
 * the property, because all vectors look alike. */
export function colour({ PropertyPath, DisplayName, Value }) {
  if (!isColourName(`${PropertyPath} ${DisplayName}`) || typeof Value?.z !== 'number') return null;
  return `#${[Value.x, Value.y, Value.z].map((part) => byte(part).toString(16).padStart(2, '0')).join('')}`;
}

export const isVector = (value) => typeof value?.x === 'number' && typeof value?.y === 'number'
  && Object.values(value).every((part) => typeof part === 'number');

const isTrack = (value) => value !== null && typeof value === 'object' && !Array.isArray(value)
  && Object.values(value).some((part) => part !== null && typeof part === 'object' && !Array.isArray(part));

function plot(id) {
  const points = hub.history.get(id);
  if (!points || points.length < 2) return null;
  const end = points.at(-1)[0];
  const numbers = points.map((point) => point[1]);
  const low = Math.min(...numbers);
  const span = Math.max(...numbers) - low || 1;
  const text = points.map(([time, number]) =>
    `${(100 + (time - end) / 100).toFixed(1)},${(25 - 22 * (number - low) / span).toFixed(1)}`).join(' ');
  return svg('svg', { class: 'plot', viewBox: '0 0 100 28', preserveAspectRatio: 'none', 'aria-hidden': 'true' },
    svg('polyline', { points: text, 'vector-effect': 'non-scaling-stroke' }));
}

const round = (number) => (typeof number === 'number' ? String(Math.round(number * 1e4) / 1e4) : number);
const written = (value) => (typeof value === 'string' ? value : typeof value === 'number' ? round(value) : JSON.stringify(value));

/** Returns the rows of a track: each part with its numbers. */
function track(value) {
  return h('table', { class: 'track' }, h('tbody', {}, Object.entries(value).map(([name, part]) => h('tr', {},
    h('th', { scope: 'row' }, name),
    h('td', {}, part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.entries(part).map(([axis, number]) => h('span', { class: 'axis' }, h('i', {}, axis), brief(round(number), 40)))
      : brief(round(part), 60))))));
}

export function property(engine, node, key, it) {
  const { PropertyPath, DisplayName, Value } = it;
  const label = `${node} ${PropertyPath}`;
  const set = (value) => {
    const { interpolation, duration } = travel;
    const body = interpolation === 'Constant' ? { Value: value } : { Value: value, Interpolation: interpolation, Duration: duration };
    return act('PATCH', path`/engines/${engine.id}/nodes/${node}/properties/${PropertyPath}`, body);
  };
  const submit = (read) => (event) => {
    event.preventDefault();
    let value;
    try {
      value = read(event.target.elements);
    } catch (error) {
      notice(`${label}: this is not JSON, so nothing was sent. ${error.message}`);
      return;
    }
    document.activeElement?.blur();
    set(value);
  };
  const tint = colour(it);
  let editor;
  if (typeof Value === 'boolean') {
    editor = h('label', { class: 'toggle' }, h('input', { type: 'checkbox', role: 'switch', checked: Value, 'aria-label': label, onchange: (event) => set(event.target.checked) }), Value ? 'on' : 'off');
  } else if (isVector(Value)) {
    const axes = Object.keys(Value);
    editor = h('form', { class: 'edit', onsubmit: submit((fields) => Object.fromEntries(axes.map((axis) => [axis, Number(fields[axis].value)]))) },
      tint && h('input', { type: 'color', value: tint, 'aria-label': `${label} as a colour`, onchange: (event) => {
        const parts = event.target.value.match(/[0-9a-f]{2}/g).map((part) => parseInt(part, 16) / 255);
        set({ ...Value, x: parts[0], y: parts[1], z: parts[2] });
      } }),
      axes.map((axis) => h('label', { class: 'axis' }, h('i', {}, axis), h('input', { name: axis, type: 'number', step: 'any', required: true, value: round(Value[axis]), 'aria-label': `${label} ${axis}` }))),
      h('button', { class: 'set' }, 'Set'));
  } else if (isTrack(Value)) {
    editor = h('details', { key: `${key}|${PropertyPath}` }, h('summary', {}, brief(Object.keys(Value).join(', '), 48)), track(Value),
      h('form', { class: 'edit', onsubmit: submit((fields) => JSON.parse(fields.value.value)) },
        h('input', { name: 'value', value: written(Value), 'aria-label': label, spellcheck: 'false' }), h('button', { class: 'set' }, 'Set')));
  } else {
    const isNumber = typeof Value === 'number';
    const read = (text) => {
      if (isNumber) return Number(text);
      if (typeof Value === 'string') return text;
      try { return JSON.parse(text); } catch { return text; }
    };
    editor = h('form', { class: 'edit', onsubmit: submit((fields) => read(fields.value.value)) },
      h('input', { name: 'value', type: isNumber ? 'number' : 'text', step: isNumber ? 'any' : null, value: written(Value), 'aria-label': label, spellcheck: 'false' }),
      h('button', { class: 'set' }, 'Set'));
  }
  const name = DisplayName || PropertyPath;
  return h('tr', { key: PropertyPath }, h('th', { scope: 'row' }, name, ' ', identifier('property', PropertyPath, name), pathButton(label, () => partPath(engine, node, it))),
    h('td', {}, editor), h('td', { class: 'plotted' }, plot(`engines.list_properties|${key}|${PropertyPath}`)));
}
