// The address of what is shown: the view, and what is chosen in it. So a reload, a step back and a
// link that is handed on show the same.

/** What was chosen in each view when it was last shown. */
const left = new Map();

/** The view that the address names, and what is chosen in it. */
export function place() {
  const [, view, query] = /^#?([^?]*)\??(.*)$/s.exec(location.hash);
  return { view, query: new URLSearchParams(query) };
}

/** What is chosen under this name in the view that is shown; empty if nothing is. */
export const chosen = (name) => place().query.get(name) ?? '';

/** The address of a view as it was left, with these choices changed. */
export function address(view, changes = {}) {
  const query = new URLSearchParams(place().view === view ? place().query : left.get(view));
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') query.delete(name);
    else query.set(name, value);
  }
  return query.size > 0 ? `#${view}?${query}` : `#${view}`;
}

/** Chooses within the view that is shown. It is no step to go back by. */
export const choose = (changes) => history.replaceState(null, '', address(place().view, changes));

/** Notes what is shown, also where the address named no view. */
export function visit(view) {
  if (place().view !== view) history.replaceState(null, '', `#${view}`);
  left.set(view, place().query);
}
