// Writes paths of names, which calls take in place of ids. A path is written when it is copied,
// because it depends on all objects with the same name.
import { get } from './hub.js';

/** Returns true for a name that certainly needs no quotes. Some other names need none either, but
 * quotes are always allowed. */
const isPlain = (name) => /^[\p{L}\p{N}][\p{L}\p{N}_+-]*( [\p{L}\p{N}_+-]+)*$/u.test(name);
const written = (text) => (isPlain(text) ? text : `"${text.replace(/["\\]/g, '\\$&')}"`);

/** Names by which an object is found; the first is the one that people see. */
const NAMES = {
  engine: (it) => [it.displayName, it.name],
  node: (it) => [it.NodeName, it.NodePath],
  part: (it) => [it.DisplayName ?? it.FunctionName, it.PropertyPath ?? it.FunctionPath],
  rundown: (it) => [it.name],
  button: (it) => [it.label, it.id],
  newsroomRundown: (it) => [it.roSlug, it.roID],
  story: (it) => [it.storySlug, it.storyID],
  newsroomItem: (it) => [it.itemSlug, it.itemID],
  newsroomButton: (it) => [it.label, it.key],
};

/** Returns the step of a path that selects one object among `all`: its name, or its id if it has no
 * name or several of the objects have this name. */
function step(names, one, all, id) {
  const name = names(one).find(Boolean);
  const isSole = name && all.filter((it) => names(it).includes(name)).length === 1;
  return isSole ? written(name) : `#${written(String(id))}`;
}

/** Returns the first step of a path. It gets the prefix if it could also name one of `others`. */
function root(prefix, first, others) {
  const mayBeOther = first.startsWith('#') || others.flat().some((name) => name && written(name) === first);
  return mayBeOther ? prefix + first : first;
}

export function enginePath(engine) {
  const first = step(NAMES.engine, engine, get('engines.list'), engine.id);
  return root('engine:', first, get('playout.list_rundowns').map(NAMES.rundown));
}

export function nodePath(engine, path) {
  const all = get(`engines.list_nodes|${engine.id}`);
  const node = all.find(({ NodePath }) => NodePath === path) ?? { NodePath: path };
  return `${enginePath(engine)} / ${step(NAMES.node, node, all, path)}`;
}

/** Returns the path of a property or a function. */
export function partPath(engine, node, part) {
  const all = ['properties', 'functions'].flatMap((kind) => get(`engines.list_${kind}|${engine.id}|${node}`));
  return `${nodePath(engine, node)} / ${step(NAMES.part, part, all, part.PropertyPath ?? part.FunctionPath)}`;
}

export function rundownPath(rundown) {
  const first = step(NAMES.rundown, rundown, get('playout.list_rundowns'), rundown.id);
  return root('playout:', first, get('engines.list').map(NAMES.engine));
}

export function itemPath(rundown, item) {
  return `${rundownPath(rundown)} / ${step(NAMES.rundown, item, get(`playout.list_items|${rundown.id}`), item.id)}`;
}

export function buttonPath(rundown, item, button) {
  return `${itemPath(rundown, item)} / ${step(NAMES.button, button, item.buttons, button.id)}`;
}

export function newsroomRundownPath(rundown) {
  return `news:${step(NAMES.newsroomRundown, rundown, get('newsroom.list_rundowns'), rundown.roID)}`;
}

export function newsroomItemPath(rundown, item) {
  const { items = [] } = get(`newsroom.get_rundown|${rundown.ncsID}|${rundown.roID}`);
  const stories = [...new Map(items.map((it) => [it.storyID, it])).values()];
  const siblings = items.filter(({ storyID }) => storyID === item.storyID);
  return [newsroomRundownPath(rundown), step(NAMES.story, item, stories, item.storyID),
    step(NAMES.newsroomItem, item, siblings, item.itemID)].join(' / ');
}

export function newsroomButtonPath(rundown, item, button) {
  return `${newsroomItemPath(rundown, item)} / ${step(NAMES.newsroomButton, button, item.mosObject.buttons, button.key)}`;
}

export const launchPath = (config) => `launch:${step(NAMES.rundown, config, get('launcher.list'), config.id)}`;
