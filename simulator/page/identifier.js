// An id, or a path of names, by which calls address an object, with a button that copies it.
import { h, svg } from './element.js';
import { hub, notice } from './hub.js';

/** Time in milliseconds for which a button shows that it has copied. */
const SAID = 1500;

/** Copies a text; returns false if the browser does not permit it. */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    notice('The browser did not let the page copy. Select the text and copy it by hand.');
    return false;
  }
  document.getElementById('told').textContent = `Copied: ${text.slice(0, 80)}`;
  return true;
}

const copies = (text) => async ({ currentTarget }) => {
  if (!await copy(text())) return;
  currentTarget.classList.add('copied');
  setTimeout(() => currentTarget.classList.remove('copied'), SAID);
};

const sign = () => svg('svg', { viewBox: '0 0 12 12', 'aria-hidden': 'true' }, svg('rect', { x: 1, y: 1, width: 7, height: 7, rx: 1 }), svg('path', { d: 'M4 11h6a1 1 0 0 0 1-1V4' }));

/** Returns a button that copies the id of an object, or only the id on a page without controls. The
 * button shows a sign instead of the id if the text `beside` it is the id. */
export function identifier(what, id, beside = '') {
  const text = String(id);
  // A browser lets a page copy only in a secure context, such as one served from localhost.
  if (!hub.hasControls) return h('code', { class: 'id' }, text);
  return h('button', { class: 'id', type: 'button', title: `Copy ${text}`, 'aria-label': `Copy ${what} ${text}`, onclick: copies(() => text) },
    text === beside ? sign() : text);
}

/** Returns a button that copies the path of an object; `path` is called when it is pressed. */
export function pathButton(what, path) {
  if (!hub.hasControls) return null;
  return h('button', { class: 'id path', type: 'button', title: 'Copy the path of names', 'aria-label': `Copy path of ${what}`, onclick: copies(path) }, '/');
}
