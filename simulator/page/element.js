// Applies descriptions of elements to the document with as few changes as possible, so that typed
// text, focus, selection and scrolling stay. Text is only inserted as text nodes, never as HTML.

const SVG = 'http://www.w3.org/2000/svg';
const shown = new WeakMap();
const keys = new WeakMap();

const flat = (children) => children.flat(9).filter((child) => child != null && child !== false && child !== '');

export const h = (tag, attributes, ...children) => ({ tag, attributes: attributes ?? {}, children: flat(children) });
export const svg = (tag, attributes, ...children) => ({ ...h(tag, attributes, ...children), isSvg: true });

const dispatch = (event) => shown.get(event.currentTarget)?.[`on${event.type}`]?.(event);

function setAttributes(node, next) {
  const before = shown.get(node) ?? {};
  for (const name of Object.keys(before)) {
    if (!(name in next) && !name.startsWith('on')) node.removeAttribute(name);
  }
  for (const [name, value] of Object.entries(next)) {
    if (name === 'key' || name === 'value') continue;
    if (name.startsWith('on')) {
      if (!(name in before)) node.addEventListener(name.slice(2), dispatch);
    } else if (name === 'checked') {
      node.checked = Boolean(value);
    } else if (before[name] !== value) {
      if (value === false || value == null) node.removeAttribute(name);
      else node.setAttribute(name, value === true ? '' : value);
    }
  }
  shown.set(node, next);
  return before;
}

function update(node, { attributes, children }) {
  const before = setAttributes(node, attributes);
  patch(node, children);
  // A person's input stays while its form has the focus. After that, it stays until the described
  // value changes.
  const isEdited = node === document.activeElement || node.form?.contains(document.activeElement);
  if ('value' in attributes && before.value !== attributes.value) {
    if (isEdited && node.tagName === 'INPUT') shown.set(node, { ...attributes, value: before.value });
    else node.value = attributes.value;
  }
  return node;
}

function make(child) {
  if (typeof child !== 'object') return document.createTextNode(String(child));
  const node = child.isSvg ? document.createElementNS(SVG, child.tag) : document.createElement(child.tag);
  if (child.attributes.key != null) keys.set(node, child.attributes.key);
  return update(node, child);
}

/** Returns true if a node can be changed to match a description. */
function fits(node, child) {
  if (typeof child !== 'object') return node.nodeType === 3;
  return node.nodeType === 1 && node.localName === child.tag && keys.get(node) === (child.attributes.key ?? undefined);
}

/** Changes the children of a node to match their descriptions. */
export function patch(parent, children) {
  const keyed = new Map();
  for (const node of parent.childNodes) if (keys.has(node)) keyed.set(keys.get(node), node);
  let next = parent.firstChild;
  for (const child of flat(children)) {
    const moved = typeof child === 'object' && keyed.get(child.attributes.key);
    if (moved && moved !== next && fits(moved, child)) {
      parent.insertBefore(moved, next);
      update(moved, child);
      continue;
    }
    if (next && fits(next, child)) {
      if (typeof child === 'object') update(next, child);
      else if (next.data !== String(child)) next.data = String(child);
      next = next.nextSibling;
    } else {
      parent.insertBefore(make(child), next);
    }
  }
  while (next) {
    const gone = next;
    next = next.nextSibling;
    gone.remove();
  }
}

/** Returns a value in one line, cut to the length of a cell. */
export function brief(value, most = 90) {
  const text = typeof value === 'string' ? value : JSON.stringify(value) ?? '';
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}
