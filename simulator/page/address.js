// Keeps the current view and the choices in it in the page's address, so that a reload, the Back
// button and a shared link show the same view and choices.

/** The choices in each view when it was last shown. */
const left = new Map();

/** Returns the view that the address names, and the choices in it. */
export function place() {
  const [, view, query] = /^#?([^?]*)\??(.*)$/s.exec(location.hash);
  return { view, query: new URLSearchParams(query) };
}

/** Returns the choice with this name in the current view; empty if there is none. */
export const chosen = (name) => place().query.get(name) ?? '';

/** Returns the address of a view as it was left, with these choices changed. */
export function address(view, changes = {}) {
  const query = new URLSearchParams(place().view === view ? place().query : left.get(view));
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') query.delete(name);
    else query.set(name, value);
  }
  return query.size > 0 ? `#${view}?${query}` : `#${view}`;
}

/** Makes choices within the current view, without a step in the browser's history. */
export const choose = (changes) => history.replaceState(null, '', address(place().view, changes));

/** Writes the current view to the address if it is not there, and remembers the view's choices. */
export function visit(view) {
  if (place().view !== view) history.replaceState(null, '', `#${view}`);
  left.set(view, place().query);
}
