// What the page knows of the hub: the event stream, folded into one state, and calls.

const token = document.querySelector('meta[name=control-token]').content;

export const hub = {
  state: new Map(),
  effects: [],
  requests: new Map(),
  history: new Map(),
  elapsed: 0,
  skipped: 0,
  hasControls: token !== '',
};

const KEPT = 400;
const listeners = new Set();
export const onChange = (listener) => listeners.add(listener);
export const get = (key) => hub.state.get(key) ?? [];

let lastId = '';
let apiKey = '';
export const setApiKey = (key) => { apiKey = key; };

/** The numbers of what moves, for ten seconds. */
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
}

function take(data) {
  hub.elapsed = data.elapsed;
  hub.skipped += data.skipped;
  for (const [key, value] of Object.entries(data.state)) {
    hub.state.set(key, value);
    if (key.startsWith('engines.list_properties|')) remember(key, value);
  }
  hub.effects.push(...data.effects);
  hub.effects.splice(0, hub.effects.length - KEPT);
  for (const entry of data.requests) hub.requests.set(entry.number, entry);
  for (const number of hub.requests.keys()) {
    if (hub.requests.size <= KEPT) break;
    hub.requests.delete(number);
  }
  for (const listener of listeners) listener();
}

async function read() {
  const headers = { 'X-Control-Token': token };
  if (lastId) headers['Last-Event-ID'] = lastId;
  const response = await fetch('/_control/events', { headers, cache: 'no-store' });
  if (!response.ok) throw new Error(await response.text());
  document.dispatchEvent(new CustomEvent('link', { detail: 'live' }));
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    const events = (rest + value).split('\n\n');
    rest = events.pop();
    for (const event of events) {
      let data = null;
      for (const line of event.split('\n')) {
        if (line.startsWith('id: ')) lastId = line.slice(4);
        if (line.startsWith('data: ')) data = JSON.parse(line.slice(6));
      }
      if (data) take(data);
    }
  }
}

export async function connect() {
  for (;;) {
    try {
      await read();
    } catch {
      // The hub is away; the page says so and tries again.
    }
    document.dispatchEvent(new CustomEvent('link', { detail: 'not connected' }));
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

export async function call(method, path, body) {
  const isControl = path.startsWith('/_control/');
  const headers = isControl ? { 'X-Control-Token': token } : {};
  if (!isControl && apiKey) headers['X-API-Key'] = apiKey;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const response = await fetch(isControl ? path : `/api/rest/v1${path}`, {
    method, headers, body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status}: ${text.slice(0, 300)}`);
  return text;
}

/** A call by hand: what fails is shown. */
export async function act(method, path, body) {
  const notice = document.getElementById('notice');
  try {
    const text = await call(method, path, body);
    notice.textContent = '';
    return text;
  } catch (error) {
    notice.textContent = `${method} ${path}: ${error.message}`;
    return null;
  }
}
