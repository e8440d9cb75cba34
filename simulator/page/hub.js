// The connection to the hub: its state, which is read from the event stream, and calls.

const meta = (page, name) => page.querySelector(`meta[name=${name}]`)?.content ?? '';
let token = meta(document, 'control-token');

export const hub = {
  state: new Map(),
  effects: [],
  requests: new Map(),
  /** Arrival times of the requests of the last seconds, by client. */
  arrivals: new Map(),
  history: new Map(),
  /** Last pressed button of each item. */
  pressed: new Map(),
  elapsed: 0,
  elapsedSince: 0,
  skipped: 0,
  hasControls: token !== '',
  needsKey: meta(document, 'api-key') === 'required',
  /** `live`, or the reason why there are no events. */
  link: 'connecting',
  /** Time when the event stream was lost, by `performance.now()`. */
  lostAt: 0,
  /** Message about the last restart or reset of the hub; empty if there is none to show. */
  news: '',
  /** Number of restarts and resets of the hub since the page was opened. */
  begun: 0,
};

const KEPT = 400;
/** Number of effects that are shown. */
const EFFECTS = 8;
const listeners = new Set();
export const onChange = (listener) => listeners.add(listener);
const notify = () => { for (const listener of listeners) listener(); };
/** Returns true if the page still shows a state although it receives no events. */
export const isStale = () => hub.link !== 'live' && hub.state.size > 0;
/** Returns true if the page receives events, and the hub's clock is real time. */
export const isRunning = () => hub.link === 'live' && hub.state.get('clock')?.mode === 'real';
/** Returns the hub's clock in seconds: its last value, and the time since then. */
export const elapsed = () => hub.elapsed + (isRunning() ? (performance.now() - hub.elapsedSince) / 1000 : 0);
export const get = (key) => hub.state.get(key) ?? [];
/** Returns the entries whose keys have a prefix, by the rest of their keys. */
export const entries = (prefix) => [...hub.state].filter(([key, value]) => key.startsWith(prefix) && value !== null)
  .map(([key, value]) => [key.slice(prefix.length), value]);

let lastId = '';
let apiKey = '';
let retry = null;
/** Sets the API key. It is kept only in memory, and is gone with the page. */
export function setApiKey(key) {
  apiKey = key;
  retry?.();
}

/** Adds the numbers in the properties to their histories of the last ten seconds. */
function remember(key, properties) {
  if (!Array.isArray(properties)) return;
  const now = performance.now();
  for (const { PropertyPath, Value } of properties) {
    const number = typeof Value === 'number' ? Value : Value?.x;
    if (typeof number !== 'number') continue;
    const id = `${key}|${PropertyPath}`;
    const points = hub.history.get(id) ?? [];
    if (points.at(-1)?.[1] === number) continue;
    points.push([now, number]);
    while (points.length > 200 || points[0][0] < now - 10_000) points.shift();
    hub.history.set(id, points);
  }
  while (hub.history.size > 2_000) hub.history.delete(hub.history.keys().next().value);
}

function press({ operation, target, at }) {
  if (!operation.endsWith('.trigger_button')) return;
  const { rundownId, itemId, ncsID, roID, storyID, itemID, buttonKey } = target;
  const id = ncsID === undefined ? `${rundownId}|${itemId}` : [ncsID, roID, storyID, itemID].join('|');
  hub.pressed.delete(id);
  hub.pressed.set(id, { button: String(buttonKey), at });
  if (hub.pressed.size > 200) hub.pressed.delete(hub.pressed.keys().next().value);
}

/** Drops all data from before a restart or reset of the hub, and sets the message about it. */
function forget({ at, by }) {
  hub.effects = [];
  for (const kept of [hub.requests, hub.arrivals, hub.history, hub.pressed]) kept.clear();
  hub.skipped = 0;
  hub.begun++;
  const time = new Date(1000 * at).toLocaleTimeString();
  hub.news = by === 'reset' ? `The hub was reset at ${time}: the show is as at the start.` : `The hub was restarted at ${time}. The page shows its state since then.`;
}

/** Number of seconds over which requests are counted. */
const COUNTED = 5;

function arrive(client) {
  const times = hub.arrivals.get(client) ?? [];
  times.push(performance.now());
  while (times.length > 10_000) times.shift();
  hub.arrivals.set(client, times);
}

/** Returns the number of requests per second of each recent client, the highest first. */
export function rates() {
  const since = performance.now() - 1000 * COUNTED;
  for (const [client, times] of hub.arrivals) {
    while (times.length && times[0] < since) times.shift();
    if (!times.length) hub.arrivals.delete(client);
  }
  return [...hub.arrivals].map(([client, times]) => [client, times.length / COUNTED]).sort((one, other) => other[1] - one[1]);
}

function take(data, isFirst) {
  const before = hub.state.get('hub')?.began;
  const { began = before } = data.state.hub ?? {};
  if (before && before.at !== began.at) forget(began);
  hub.elapsed = data.elapsed;
  hub.elapsedSince = performance.now();
  hub.skipped += data.skipped;
  if (isFirst) hub.state.clear();
  for (const [key, value] of Object.entries(data.state)) {
    if (value === null) hub.state.delete(key);
    else hub.state.set(key, value);
    if (key.startsWith('engines.list_properties|')) remember(key, value);
  }
  data.effects.forEach(press);
  hub.effects.push(...data.effects);
  hub.effects.splice(0, Math.max(0, hub.effects.length - EFFECTS));
  for (const entry of data.requests) {
    if (!hub.requests.has(entry.number)) arrive(entry.client);
    hub.requests.set(entry.number, entry);
  }
  for (const number of hub.requests.keys()) {
    if (hub.requests.size <= KEPT) break;
    hub.requests.delete(number);
  }
  notify();
}

/** The error for a response of the hub that is not an event stream. */
class Refusal extends Error {}

async function refusal(response) {
  const text = await response.text();
  if (response.status === 401) return 'enter the API key';
  try { return JSON.parse(text).error ?? text; } catch { return text; }
}

/** Reads the control token from the hub's page again, since a restarted hub may have another one.
 * Pages of other origins cannot read it. Returns true if the token has changed. */
async function renew() {
  const response = await fetch('/', { cache: 'no-store' });
  if (!response.ok) return false;
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const next = meta(page, 'control-token');
  if ((next !== '') !== hub.hasControls) location.reload();
  hub.needsKey = meta(page, 'api-key') === 'required';
  if (next === token) return false;
  token = next;
  lastId = '';
  return true;
}

async function read() {
  const headers = hub.hasControls ? { 'X-Control-Token': token } : {};
  if (apiKey && !hub.hasControls) headers['X-API-Key'] = apiKey;
  if (lastId) headers['Last-Event-ID'] = lastId;
  const response = await fetch(hub.hasControls ? '/_control/events' : '/page/stage', { headers, cache: 'no-store' });
  if (!response.ok) throw new Refusal(await refusal(response));
  hub.link = 'live';
  notify();
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = [];
  let isFirst = true;
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    // The event is still incomplete, because it is one line of JSON and the end of the line is missing.
    if (!value.includes('\n')) {
      rest.push(value);
      continue;
    }
    const events = (rest.join('') + value).split('\n\n');
    rest = [events.pop()];
    for (const event of events) {
      for (const line of event.split('\n')) {
        if (line.startsWith('id: ')) lastId = line.slice(4);
        if (!line.startsWith('data: ')) continue;
        take(JSON.parse(line.slice(6)), isFirst);
        isFirst = false;
      }
    }
  }
}

function lose(why) {
  if (hub.link === 'live') {
    hub.elapsed = elapsed();
    hub.lostAt = performance.now();
  }
  hub.link = why;
  notify();
}

export async function connect() {
  for (let isFirst = true; ; isFirst = false) {
    try {
      if (!isFirst) await renew();
      await read();
      lose('away');
    } catch (error) {
      lose(error instanceof Refusal ? error.message : 'away');
    }
    await new Promise((resolve) => { retry = resolve; setTimeout(resolve, 1000); });
    retry = null;
  }
}

async function send(method, path, body, isControl) {
  const headers = isControl ? { 'X-Control-Token': token } : {};
  if (!isControl && apiKey) headers['X-API-Key'] = apiKey;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  return fetch(isControl ? path : `/api/rest/v1${path}`, {
    method, headers, cache: 'no-store', body: body === undefined ? undefined : JSON.stringify(body),
  });
}

export async function call(method, path, body) {
  const isControl = path.startsWith('/_control/');
  let response = await send(method, path, body, isControl);
  // The call is repeated with a new token, because a call that was refused for its token had no effect.
  if (isControl && response.status === 403 && await renew()) response = await send(method, path, body, isControl);
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status}: ${text.slice(0, 300)}`);
  if (/^\s*\{\s*"success"\s*:\s*false\s*\}\s*$/.test(text)) throw new Error('the hub did not do it (success: false)');
  return text;
}

/** Shows a failure until the next action. */
export function notice(text) {
  document.getElementById('notice').textContent = text;
}

/** Makes a call that the user has requested, and shows its failure. */
export async function act(method, path, body) {
  try {
    const text = await call(method, path, body);
    notice('');
    return text;
  } catch (error) {
    const { message } = error;
    const why = error instanceof TypeError ? 'no response came; the view Requests shows whether the hub carried it out' : message;
    notice(message.startsWith('401') ? 'The hub asks for an API key: enter it at the top.' : `${method} ${decodeURIComponent(path)}: ${why}`);
    return null;
  }
}

/** Returns a path of the REST interface, with its steps encoded. */
export const path = (strings, ...steps) => String.raw({ raw: strings }, ...steps.map(encodeURIComponent));
