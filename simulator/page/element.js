// Elements made from values: text only ever becomes text nodes.

const SVG = 'http://www.w3.org/2000/svg';

function fill(node, attributes, children) {
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (name.startsWith('on')) node.addEventListener(name.slice(2), value);
    else if (value === true) node.setAttribute(name, '');
    else if (value !== false && value != null) node.setAttribute(name, value);
  }
  node.append(...children.flat(9).filter((child) => child != null && child !== false));
  return node;
}

export const h = (tag, attributes, ...children) =>
  fill(document.createElement(tag), attributes, children);

export const svg = (tag, attributes, ...children) =>
  fill(document.createElementNS(SVG, tag), attributes, children);

/** A value in one line, cut to what a cell shows. */
export function brief(value, most = 90) {
  const text = typeof value === 'string' ? value : JSON.stringify(value) ?? '';
  return text.length > most ? `${text.slice(0, most)}…` : text;
}

/** Whether a property holds a colour: by its name, as values of vectors look the same. */
export function colour(path, value) {
  if (!/colou?r/i.test(path) || typeof value?.x !== 'number') return null;
  const part = (number) => Math.round(255 * Math.min(1, Math.max(0, number ?? 0)));
  return `rgb(${part(value.x)} ${part(value.y)} ${part(value.z)})`;
}
