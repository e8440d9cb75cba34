// Tests the page in a real browser: node page.mjs GFXHUB [PICTURES]. Needs /usr/bin/chromium. The
// bindings for which PAGE_C, PAGE_CPP, PAGE_PYTHON and PAGE_NODE are set are tested, too.
import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { networkInterfaces, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import { startHub } from './hub_process.mjs';

const run = promisify(execFile);
const [program, pictures] = process.argv.slice(2);
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const here = (name) => fileURLToPath(new URL(name, import.meta.url));
const { PAGE_C, PAGE_CPP, PAGE_PYTHON, PAGE_PYTHONPATH, PAGE_NODE, PAGE_CXX, PAGE_INCLUDE } = process.env;
const python = { ...process.env, PYTHONPATH: PAGE_PYTHONPATH };
const VIEWS = ['stage', 'engines', 'playout', 'launcher', 'requests', 'faults', 'hub'];
const NODE = 'Mixer_0';
const OPACITY = 'Default//Opacity/0';
const opacity = `/engines/3/nodes/${NODE}/properties/${encodeURIComponent(OPACITY)}`;
// A change that does not show within this time is lost; the output has the actual times.
const LONGEST = 10_000;

const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const hubs = [];
const start = async (...options) => { hubs.push(await startHub(program, ...options)); return hubs.at(-1); };
const folder = mkdtempSync(join(tmpdir(), 'page-'));

async function opened(url, options = {}) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, ...options });
  page.setDefaultTimeout(LONGEST);
  const errors = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.goto(url);
  return { page, errors };
}

const view = (page, name) => page.click(`#nav a[href^="#${name}"]`);

/** Waits until a function in the page returns a value. waitForFunction cannot be used: it needs
 * eval, which the page's content security policy forbids. */
const shows = (page, look, argument, wanted) => page.evaluate(async ([look, argument, wanted, longest]) => {
  const looks = { value: (selector) => document.querySelector(selector)?.value, text: (selector) => document.querySelector(selector)?.textContent };
  const until = performance.now() + longest;
  for (;;) {
    const shown = looks[look](argument);
    if (shown === wanted) return Date.now();
    if (performance.now() > until) throw new Error(`${argument} shows ${shown}, not ${wanted}`);
    await new Promise((resolve) => setTimeout(resolve, 4));
  }
}, [look, argument, wanted, LONGEST]);

/** A change through each available binding shows on the page. The time is measured from its entry
 * in the hub's journal. */
async function bindings(hub, page) {
  const given = (value) => [hub.url, '3', NODE, OPACITY, String(value)];
  const through = {
    http: (value) => hub.api('PATCH', opacity, { Value: value }),
    command: (value) => run(program, ['--hub', hub.url, 'engines', 'set-property', ...given(value).slice(1)]),
    C: PAGE_C && ((value) => run(PAGE_C, given(value))),
    'C++': PAGE_CPP && ((value) => run(PAGE_CPP, given(value))),
    Python: PAGE_PYTHON && ((value) => run(PAGE_PYTHON, ['-B', here('change.py'), ...given(value)], { env: python })),
    Node: PAGE_NODE && ((value) => run(process.execPath, [here('change.mjs'), PAGE_NODE, ...given(value)])),
  };
  const shown = `input[aria-label="${NODE} ${OPACITY}"]`;
  await page.waitForSelector(shown);
  const begun = Date.now() - 1000 * (await (await hub.control('GET', 'clock')).json()).elapsed;
  const figures = [];
  let value = 0.125;
  for (const [name, change] of Object.entries(through)) {
    if (!change) {
      figures.push(`${name} was not tried`);
      continue;
    }
    const times = [];
    for (let round = 0; round < 3; round++) {
      value = value === 0.875 ? 0.125 : value + 0.125;
      const [arrival] = await Promise.all([shows(page, 'value', shown, String(value)), change(value)]);
      times.push(arrival - (begun + 1000 * (await hub.journal()).at(-1).at));
    }
    figures.push(`${name} ${times.map((time) => Math.max(0, Math.round(time))).join(', ')}`);
  }
  console.log(`a change shows after (ms): ${figures.join('; ')}`);
}

/** Waits until the journal's last effect matches. */
async function arrivedAt(hub, what, matches) {
  const last = async () => (await hub.journal()).at(-1) ?? {};
  for (const until = Date.now() + LONGEST; !matches(await last());) {
    assert(Date.now() < until, `${what}: ${JSON.stringify(await last())}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Buttons pressed, items edited and values set on the page arrive in the journal. */
async function presses(hub, page) {
  const arrived = (what, matches) => arrivedAt(hub, what, matches);
  await view(page, 'playout');
  await page.click('button[aria-label="Presenter: In"]');
  await arrived('a press', (it) => it.operation === 'playout.trigger_button' && it.target.itemId === 2);
  await page.click('button[aria-label="Edit Presenter"]');
  await page.fill('.fields input >> nth=0', 'Anna Holm');
  await page.click('.fields button.primary');
  await arrived('an edit', (it) => it.operation === 'playout.update_item');
  const items = await (await hub.api('GET', '/playout/rundowns/1/items')).json();
  assert.equal(items.find(({ id }) => id === 2).data.headline, 'Anna Holm');
  await page.click('section:has(small) .item button.primary');
  await arrived('a newsroom button', (it) => it.operation === 'newsroom.trigger_button');

  await view(page, 'engines');
  await page.selectOption('#interpolation', 'EaseInOut');
  await page.fill('#duration', '0.4');
  const field = `input[aria-label="${NODE} ${OPACITY}"]`;
  await page.fill(field, '0.25');
  await page.press(field, 'Enter');
  await arrived('a move', (it) => it.operation === 'engines.set_property' && JSON.stringify(it.change).includes('EaseInOut'));
  await shows(page, 'value', field, '0.25');
  await page.selectOption('#interpolation', 'Constant');
  const tracks = page.locator('details:has(table.track)').first();
  await tracks.locator('summary').click();
  assert(await tracks.locator('table.track tr').count() > 5, 'a track is a table');
  await tracks.locator('input').fill('{');
  await tracks.locator('input').press('Enter');
  await page.waitForSelector('#notice:text("this is not JSON")');
}

/** A page of another origin reads no token and presses nothing. */
async function foreign(hub) {
  const before = (await hub.journal()).length;
  const server = createServer((_, response) => response.setHeader('Content-Type', 'text/html').end('<p>other</p>'));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${server.address().port}/`);
  const read = await page.evaluate(async (target) => {
    for (const path of ['/api/rest/v1/playout/rundowns/1/items/2/in', '/_control/reset']) {
      await fetch(target + path, { method: 'POST', mode: 'no-cors' }).catch(() => null);
    }
    const text = (path) => fetch(target + path).then((it) => it.text(), () => 'failed');
    return [await text('/'), await text('/page/stage')];
  }, hub.url);
  server.close();
  await page.close();
  assert.deepEqual(read, ['failed', 'failed'], 'a foreign page reads nothing');
  assert.equal((await hub.journal()).length, before, 'a foreign page cannot press');
}

/** The details of a failed request show its bodies without secrets, and a request copied as a
 * program is made again by it. */
async function requests(hub, page) {
  await hub.api('GET', '/engines/999');
  await hub.api('POST', '/playout/rundowns', { name: 7, password: 'hunter2' });
  await hub.api('PATCH', opacity, { Value: 0.5, Interpolation: 'Linear', Duration: 0.1 });
  await hub.api('POST', '/playout/rundowns/1/items/2/in');
  await hub.api('PATCH', '/playout/rundowns/1/items/2', { data: { headline: `It's "Anna"`, subline: 'a\\b' } });
  await hub.api('GET', '/engines/3');
  const sent = (await (await hub.control('GET', 'requests?after=0')).json()).requests.slice(-6);
  await view(page, 'requests');
  await page.waitForSelector('#rates:text-matches("^Requests a second: .*node [0-9.]+")');
  const open = async (number) => {
    await page.click(`button[aria-label="Request ${number}"][aria-expanded=false]`);
    await page.waitForSelector('#program');
  };
  const failed = sent[1];
  await open(failed.number);
  const bodies = await page.locator('.opened .body').allTextContents();
  assert(bodies[0].includes('error'), `a failed request shows its body: ${bodies[0]}`);
  assert(!bodies.join().includes('hunter2'), 'bodies are redacted');
  const programs = [];
  for (const { number, operation } of sent.slice(2)) {
    await open(number);
    for (const language of ['curl', 'gfxhub', 'Python', 'JavaScript', 'C++']) {
      await page.click(`.opened .tabs button:text-is("${language}")`);
      programs.push({ operation, language, text: await page.textContent('#program') });
    }
    await page.click('.opened .tabs button:text-is("curl")');
  }
  const modules = join(folder, 'node_modules');
  if (PAGE_NODE) {
    const { mkdirSync, symlinkSync } = await import('node:fs');
    mkdirSync(modules);
    symlinkSync(join(PAGE_NODE, '..'), join(modules, 'gfxhub'));
  }
  let executed = 0;
  let compiled = 0;
  for (const { operation, language, text } of programs) {
    const file = join(folder, { JavaScript: 'copied.mjs', 'C++': 'copied.cpp' }[language] ?? 'copied.py');
    const newest = async () => (await (await hub.control('GET', 'requests?after=0')).json()).requests.at(-1);
    const before = (await newest()).number;
    writeFileSync(file, text);
    if (language === 'C++') {
      if (!PAGE_CXX) continue;
      await run(PAGE_CXX, ['-std=c++17', '-Wall', '-Wextra', '-Wno-unused-variable', '-Werror', '-fsyntax-only', `-I${PAGE_INCLUDE}`, file]);
      compiled++;
      continue;
    }
    if (language === 'curl') await run('sh', ['-c', `${text} --fail --silent`]);
    else if (language === 'gfxhub') await run('sh', ['-c', text], { env: { ...process.env, PATH: `${dirname(program)}:${process.env.PATH}` } });
    else if (language === 'Python' && PAGE_PYTHON) await run(PAGE_PYTHON, ['-B', file], { env: python });
    else if (language === 'JavaScript' && PAGE_NODE) await run(process.execPath, [file]);
    else continue;
    const made = await newest();
    assert(made.number > before && made.operation === operation && made.status < 300, `${language}: ${text}`);
    executed++;
  }
  console.log(`${executed} of ${programs.length} copied programs were run, ${compiled} compiled`);
}

/** The page says that its hub is away. It connects to the next hub at the same address and keeps
 * unfinished edits, and no page of another origin reads the token of that hub. */
async function restarts() {
  const before = await start();
  const { port } = new URL(before.url);
  await before.api('POST', '/playout/rundowns/1/items/2/in');
  const { page } = await opened(`${before.url}/#engines?engine=3&find=opacity`);
  const field = `input[aria-label="${NODE} ${OPACITY}"]`;
  await page.fill(field, '0.125');
  await before.stop();
  await page.waitForSelector('body.stale #banner:has-text("The hub is away")');
  await view(page, 'stage');
  assert.deepEqual([...new Set(await page.locator('.lamp').allTextContents())], ['As it was'], 'the stage is marked as old');
  assert.notEqual(await page.evaluate(() => getComputedStyle(document.querySelector('.monitor > svg')).filter), 'none', 'the stage looks old');
  assert.deepEqual(await axeFindings(page), [], 'while the hub is away');
  await page.goBack();
  await page.fill(field, '0.125');
  const after = await start('--port', port);
  assert.notEqual(after.token, before.token);
  await page.waitForSelector('#banner:has-text("The hub was restarted")');
  await shows(page, 'text', '#link', 'live');
  assert.equal(await page.inputValue(field), '0.125', 'what is being edited stays');
  assert.match(page.url(), /#engines\?engine=3&find=opacity$/);
  await view(page, 'requests');
  assert.equal(await page.locator('.log tbody tr').count(), 0, 'the requests are those of the new hub');
  await view(page, 'faults');
  await page.fill('#seed', '7');
  await page.press('#seed', 'Tab');
  for (const until = Date.now() + LONGEST; (await (await after.control('GET', 'faults')).json()).seed !== 7;) assert(Date.now() < until, 'a control call has the new token');
  await foreign(after);
  await page.click('#banner button');
  assert.equal(await page.locator('#banner p').count(), 0);
  await page.close();
  await after.stop();
}

/** An outage of the hub and a reset, which needs a second press, are made from the page and
 * shown correctly: nothing from before is on air. */
async function reset() {
  const hub = await start();
  const { page, errors } = await opened(hub.url);
  await hub.api('POST', '/playout/rundowns/1/items/2/in');
  await page.waitForSelector('.graphic.third');
  await view(page, 'hub');
  assert.equal(await page.textContent('dl dd:has(.id)'), hub.url);
  assert.equal(await page.textContent('dt:text-is("Profile") + dd'), '1.6');
  await page.fill('#down', '1.5');
  await page.click('button:text-is("Restart hub")');
  await page.waitForSelector('#banner:has-text("The hub is away")');
  await page.waitForSelector('#banner:has-text("The hub was restarted")');
  await view(page, 'stage');
  await page.waitForSelector('.monitor');
  assert.equal(await page.locator('.graphic.third').count(), 0, 'nothing is on air after a restart');
  await hub.api('POST', '/playout/rundowns/1/items/2/in');
  await page.waitForSelector('.graphic.third');
  await view(page, 'hub');
  const done = (await hub.journal()).length;
  await page.click('button:text-is("Reset…")');
  await page.click('button:text-is("Cancel")');
  await page.click('button:text-is("Reset…")');
  assert.equal((await hub.journal()).length, done, 'nothing yet');
  await page.click('button:text-is("Reset now")');
  await page.waitForSelector('#banner:has-text("The hub was reset")');
  assert.equal((await hub.journal()).length, 0);
  await view(page, 'stage');
  await page.waitForSelector('.monitor');
  assert.equal(await page.locator('.graphic.third').count(), 0, 'nothing is on air');
  assert.equal(await page.locator('.feed li').count(), 0, 'no effect is listed');
  assert.deepEqual(errors.filter((it) => !/ERR_/.test(it)), [], 'no console errors but those about the outage');
  await page.close();
  await hub.stop();
}

/** Each kind of state is loaded from the page and named on the stage; an engine goes away and comes back. */
async function states() {
  const hub = await start();
  const { page, errors } = await opened(hub.url);
  const caption = (name) => page.textContent(`.caption:has(:text-is("${name}")) .quiet`);
  await page.waitForSelector('.monitor');
  assert.equal(await caption('Studio A Virtual Set'), 'graph Studio A News');
  assert.equal(await caption('Studio B'), 'nothing loaded');
  for (const [engine, name, state, shown] of [[3, 'Studio A', 'rgraphs 12', 'rgraph Studio A Weather'], [4, 'Studio A Virtual Set', 'graphs 22', 'graph Studio A Election'], [7, 'Studio B', 'ustates 31', 'ustate Studio B Night']]) {
    await page.goto(`${hub.url}/#engines?engine=${engine}`);
    await page.selectOption('select[name=state]', state);
    await page.click('button:text-is("Load")');
    await arrivedAt(hub, `a load of ${state}`, (it) => it.operation === `${state.split(' ')[0]}.load` && it.change.engineHostId === engine);
    await view(page, 'stage');
    await page.waitForSelector(`.caption:has(:text-is("${name}")) .quiet:text-is("${shown}")`);
  }
  const lamps = await page.locator('.caption').allTextContents();
  assert(!lamps.some((it) => /^Loaded.*nothing loaded/.test(it)), lamps.join('; '));
  await page.goto(`${hub.url}/#engines?engine=9`);
  await page.waitForSelector('.tabs a[aria-current]:text-is("Preview")');
  await page.fill('#away', '0.3');
  await page.click('button:text-is("Disconnect")');
  await page.waitForSelector('.lead .badge.bad:text-is("disconnected")');
  await page.click('button:text-is("Restart engine")');
  await page.waitForSelector('.lead .badge.good:text-is("connected")');
  assert.deepEqual(errors, []);
  await page.close();
  await hub.stop();
}

/** The ids by which calls address objects are shown and can be copied. */
async function identifiers(hub, page) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: hub.url });
  for (const [name, what, id] of [['stage', 'engine', '4'], ['engines', 'engine', '3'], ['engines', 'node', NODE], ['engines', 'property', OPACITY], ['playout', 'rundown', '1'],
    ['playout', 'id of Presenter', '2'], ['playout', 'button of Presenter', 'in'], ['playout', 'roID', '69425946'], ['launcher', 'launch configuration', '1'], ['launcher', 'renderer', '101'], ['hub', 'the address', hub.url]]) {
    await page.goto(`${hub.url}/#${name}`);
    const button = `button[aria-label="Copy ${what} ${id}"]`;
    await page.click(button);
    await page.waitForSelector(`${button}.copied`);
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), id, what);
  }
}

/** Names that need quotes or an id in a path. */
const HARD = ['Same', 'Same', 'a / b', '/ b', ' pad ', 'AC/DC', '#1', '*', 'news:x', 'Color (2 of 3)', 'dot.ted', 'say "hi" \\', 'Größe', 'plain'];
const hardShow = () => {
  const property = (name, at) => ({ PropertyPath: `Group//${name}/${at}`, DisplayName: name, Value: at });
  const nodes = HARD.map((name, at) => ({ NodePath: `node/${at}`, NodeName: name, properties: [property('Level', 0)] }));
  nodes[0].properties = [...HARD, 'Reset'].map(property);
  nodes[0].functions = ['Reset', 'Go "now"'].map((name, at) => ({ FunctionPath: `Do//${name}/${at}`, FunctionName: name, properties: [] }));
  const buttons = ['In', 'In', 'a / b', 'say "hi" \\'].map((label, at) => ({ id: `button-${at}`, label }));
  return {
    format: 1, name: 'Hard names', templates: [{ id: 1, name: 'Card', buttons, data: {} }],
    engines: [{ id: 1, name: 'E1', displayName: 'Twin', engineType: 'RE', nodes }, { id: 2, name: 'E2', displayName: 'Twice' }, { id: 3, name: 'Twice' }],
    playoutRundowns: ['Twin', 'Twice', 'Twice', 'a / b'].map((name, at) => ({ id: 1 + at, name,
      items: at > 0 ? [] : HARD.map((name, at) => ({ id: 10 + at, name, template: 'Card' })) })),
  };
};

/** Copies all paths of the view. Returns each with the id beside it. */
async function copyPaths(page, url) {
  await page.goto('about:blank');
  await page.goto(url);
  await page.waitForSelector('button.path');
  const copied = [];
  for (const button of await page.locator('button.path').all()) {
    await button.click();
    await page.waitForSelector('button.path.copied');
    const id = await button.evaluate((it) => {
      it.classList.remove('copied');
      return it.previousElementSibling.title.replace('Copy ', '');
    });
    copied.push({ id, path: await page.evaluate(() => navigator.clipboard.readText()) });
  }
  return copied;
}

/** The copied paths lead to the objects beside which they stand, and calls by name accept them. */
async function paths(hub, page) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: hub.url });
  const copied = async (view, what) => {
    await page.goto(`${hub.url}/#${view}`);
    await page.click(`button[aria-label="Copy path of ${what}"]`);
    await page.waitForSelector('button.path.copied');
    return page.evaluate(() => navigator.clipboard.readText());
  };
  const gfxhub = (...words) => run(program, ['--hub', hub.url, ...words]);
  const button = await copied('playout', 'Presenter: Out');
  assert.equal(button, 'Evening News / Presenter / Out');
  await gfxhub('press', button);
  await arrivedAt(hub, 'a press by a copied path', (it) => it.target.itemId === 2 && it.target.buttonKey === 'out');
  const property = await copied('engines', `${NODE} ${OPACITY}`);
  assert.equal(property, `Studio A / ${NODE} / Opacity`);
  await gfxhub('set', property, '0.625');
  await shows(page, 'value', `input[aria-label="${NODE} ${OPACITY}"]`, '0.625');

  const show = join(folder, 'hard.json');
  writeFileSync(show, JSON.stringify(hardShow()));
  const hard = await start('--show', show);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: hard.url });
  let count = 0;
  for (const url of [`${hub.url}/#engines?engine=4`, `${hub.url}/#playout`, `${hub.url}/#launcher`, `${hard.url}/#engines?engine=1`, `${hard.url}/#engines?engine=2`, `${hard.url}/#playout`]) {
    const all = await copyPaths(page, url);
    const words = all.flatMap(({ path }) => ['--paths', path]);
    const found = JSON.parse((await run(program, ['--hub', new URL(url).origin, 'prepare', ...words, '--json'])).stdout);
    const last = { engine: 'engineId', node: 'nodePath', property: 'propertyPath', function: 'functionPath', playoutRundown: 'rundownId', playoutItem: 'itemId',
      playoutButton: 'buttonKey', newsroomRundown: 'roID', newsroomItem: 'objID', newsroomButton: 'buttonKey', launchConfig: 'launchId' };
    for (const [at, { id, path }] of all.entries()) assert.equal(String(found[at][last[found[at].kind]]), id, `${url}: ${path}`);
    count += all.length;
  }
  await hard.stop();
  console.log(`${count} copied paths lead to what they stand beside`);
}

/** Reload, back and a link show the same view, engine and search. */
async function addresses(hub, page) {
  const shown = () => page.evaluate(() => ['[aria-current=true]', '#node-filter'].map((it) => document.querySelector(it)?.value ?? document.querySelector(it)?.textContent));
  await page.goto(`${hub.url}/#engines?engine=4`);
  await page.fill('#node-filter', 'camera');
  const engine4 = await shown();
  assert.deepEqual(engine4, ['Studio A Virtual Set', 'camera']);
  await page.click('.tabs a:text-is("Studio B")');
  await page.waitForSelector('.tabs a[aria-current]:text-is("Studio B")');
  await page.goBack();
  await page.waitForSelector('.tabs a[aria-current]:text-is("Studio A Virtual Set")');
  assert.deepEqual(await shown(), engine4, 'back');
  await page.reload();
  await page.waitForSelector('.tabs a[aria-current]:text-is("Studio A Virtual Set")');
  assert.deepEqual(await shown(), engine4, 'a reload');
  await view(page, 'requests');
  await page.fill('#filter', 'GET');
  await view(page, 'engines');
  await page.waitForSelector('.tabs a[aria-current]');
  assert.deepEqual(await shown(), engine4, 'a view is as it was left');
  const { page: other } = await opened(`${hub.url}/#requests?find=GET&failed=1`);
  assert.equal(await other.inputValue('#filter'), 'GET', 'a link');
  assert(await other.isChecked('input[type=checkbox]'));
  await other.close();
}

/** Tab and Enter alone lead from the top of the page to an engine on the stage, and into its
 * view. */
async function keyboard(hub, page) {
  await page.goto('about:blank');
  await page.goto(`${hub.url}/#stage`);
  await page.waitForSelector('.monitor');
  const focused = () => page.evaluate(() => ({ text: document.activeElement.textContent, isCaption: Boolean(document.activeElement.closest('.caption')) }));
  for (let at = 0; !(await focused()).isCaption; at++) {
    assert(at < 30, 'Tab reaches the stage');
    await page.keyboard.press('Tab');
  }
  const ring = await page.evaluate(() => getComputedStyle(document.activeElement, '::after').outlineStyle);
  assert.equal(ring, 'solid', 'the focus is seen');
  const { text } = await focused();
  await page.keyboard.press('Enter');
  await page.waitForSelector(`.tabs a[aria-current]:text-is("${text}")`);
}

/** The form on the view Faults has the hub's kinds of faults. A rule that it adds takes effect, is
 * counted and can be removed. */
async function faults(hub, page) {
  const read = async () => (await hub.control('GET', 'faults')).json();
  const { kinds, selectors } = await read();
  await page.goto(`${hub.url}/#faults`);
  await page.waitForSelector('#fault');
  for (const kind of kinds) {
    await page.selectOption('#fault', kind.name);
    const fields = await page.locator('fieldset .field label').allTextContents();
    const names = selectors.filter(({ stages }) => stages.includes(kind.stage)).map(({ name }) => name);
    assert.deepEqual(fields, [...kind.parameters.map(({ name }) => name).filter((name) => !names.includes(name)), ...names], kind.name);
  }
  await page.selectOption('#fault', 'status');
  await page.fill('#fault-status', '503');
  await page.fill('#fault-body', '12');
  await page.fill('#fault-headers', '{"Retry-After": "1"}');
  await page.fill('#fault-operation', 'engines.*');
  await page.fill('#fault-engine', '4');
  await page.fill('#fault-times', '1');
  await page.click('button:text-is("Add rule")');
  await page.waitForSelector('.rule:has-text("status")');
  await page.fill('#fault-engine', '');
  // The fault is not a reset, because a browser resends a request after a reset.
  await page.selectOption('#fault', 'garbage-head');
  await page.fill('#fault-operation', 'playout.trigger_button');
  await page.selectOption('#fault-after', 'effect');
  await page.click('button:text-is("Add rule")');
  await page.waitForSelector('.rule:has-text("garbage-head")');
  const rules = (await read()).faults.map(({ seen, struck, ...rule }) => rule);
  assert.deepEqual(rules, [
    { fault: 'status', operation: 'engines.*', engine: 4, times: 1, status: 503, body: '12', headers: { 'Retry-After': '1' } },
    { fault: 'garbage-head', operation: 'playout.trigger_button', times: 1, after: 'effect' },
  ]);
  await page.fill('#fault-times', 'often');
  await page.click('button:text-is("Add rule")');
  await page.waitForSelector('#notice:text("times")');
  assert.equal((await read()).faults.length, 2, 'a rule that the hub refuses is not set');

  // The response is lost although the request had an effect. The page shows both facts.
  await view(page, 'playout');
  await page.click('button[aria-label="Presenter: In"]');
  await page.waitForSelector('#notice:text("no response")');
  await view(page, 'requests');
  const lost = page.locator('.log tbody tr.failed', { hasText: 'reply lost' });
  await lost.waitFor();
  assert.equal(await lost.locator('.badge').textContent(), 'none');
  assert.equal(await lost.locator('.effect').textContent(), 'done');
  await lost.locator('button').click();
  await page.waitForSelector('.opened:has-text("effect: done")');
  await view(page, 'faults');
  await page.waitForSelector('.rule:has-text("struck 1 of 1 seen")');
  await page.click('button[aria-label="Remove status"]');
  await page.waitForSelector('.rule:has-text("status")', { state: 'detached' });
  assert.deepEqual((await read()).faults.map(({ fault }) => fault), ['garbage-head']);
  await page.click('button:text-is("Clear all")');
  await page.waitForSelector('.rule', { state: 'detached' });
  assert.deepEqual((await read()).faults, []);
}

/** The timecode runs while nothing happens, at most 25 times a second, and not in a hidden tab. */
async function timecode(page) {
  await view(page, 'stage');
  await page.waitForSelector('.timecode');
  const count = (isHidden) => page.evaluate(async (isHidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    const shown = document.querySelector('.timecode');
    let changes = 0;
    let before = shown.textContent;
    const observer = new MutationObserver(() => {
      if (shown.textContent !== before) changes++;
      before = shown.textContent;
    });
    observer.observe(shown, { characterData: true, childList: true, subtree: true });
    await new Promise((resolve) => setTimeout(resolve, 1000));
    observer.disconnect();
    return changes;
  }, isHidden);
  const [seen, hidden] = [await count(false), await count(true)];
  await count(false);
  assert(seen >= 5 && seen <= 27, `the timecode changes ${seen} times a second`);
  assert.equal(hidden, 0, 'the timecode stands still in a hidden tab');
}

async function axeFindings(page) {
  // The debugger runs the script, because the page's content security policy permits no other.
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => globalThis.axe.run());
  return violations.map((it) => `${it.id}: ${it.nodes.slice(0, 2).map((node) => node.html.slice(0, 120)).join(' | ')}`);
}

async function looks(hub) {
  for (const colorScheme of ['light', 'dark']) {
    for (const width of [400, 1280, 2560]) {
      const { page, errors } = await opened(hub.url, { colorScheme, viewport: { width, height: width > 2000 ? 1300 : 900 } });
      await page.waitForSelector('.monitor');
      for (const name of VIEWS) {
        await page.evaluate((hash) => { location.hash = hash; }, name);
        await page.waitForTimeout(name === 'stage' ? 700 : 150);
        if (name === 'requests') {
          await page.locator('tr.failed button').first().click();
          await page.waitForSelector('#program');
        }
        const links = await page.locator('#nav a').all();
        for (const box of await Promise.all(links.map((it) => it.boundingBox()))) assert(box.x >= 0 && box.x + box.width <= width, `${name}: a link of the views is cut off at ${width}`);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        assert(wide <= 0, `${name} is ${wide} px too wide at ${width}`);
        if (name === 'stage') assert.deepEqual(await overlaps(page), [], `labels at ${width}`);
        if (pictures && width < 2000 && ['stage', 'playout', 'requests', 'faults'].includes(name)) {
          await page.screenshot({ path: join(pictures, `${name}-${colorScheme}-${width}.png`) });
        }
        if (width < 2000) assert.deepEqual(await axeFindings(page), [], `${name} ${colorScheme} ${width}`);
      }
      assert.deepEqual(errors, [], 'no console errors');
      await page.close();
    }
  }
}

/** Names and graphics on a monitor that cover each other. */
const overlaps = (page) => page.evaluate(() => [...document.querySelectorAll('.monitor svg')].flatMap((picture) => {
  const names = [...picture.querySelectorAll('.name, .graphic .plate, .graphic .band')].map((it) => ({
    text: it.closest('.graphic')?.textContent ?? it.textContent, box: it.getBoundingClientRect() }));
  return names.flatMap((one, at) => names.slice(at + 1).filter(({ box }) =>
    box.left < one.box.right && one.box.left < box.right && box.top < one.box.bottom && one.box.top < box.bottom)
    .map((other) => `${one.text} and ${other.text}`));
}));

/** A recall restores what was moved on the stage, and a twin, which is started from a capture of
 * the hub, moves as the hub does. The pictures are those of docs/tutorials. */
async function recall() {
  const at = (url) => (...words) => run(program, ['--hub', url, ...words], { cwd: folder });
  const stage = async (hub) => {
    const { page, errors } = await opened(hub.url, { colorScheme: 'dark', viewport: { width: 720, height: 900 } });
    const monitor = page.locator('.monitor').first();
    await monitor.waitFor();
    const desk = async () => (await monitor.locator('.label:text-is("Desk")').boundingBox()).x;
    const stands = async (isThere) => {
      for (const until = Date.now() + LONGEST; !isThere(await desk());) assert(Date.now() < until, `the desk stands at ${await desk()}`);
    };
    const picture = (name) => pictures && monitor.screenshot({ path: join(pictures, `${name}.png`) });
    return { page, errors, monitor, desk, stands, picture };
  };
  // The clock is manual, so that it stands still in the middle of the move until the picture is taken.
  const hub = await start('--clock', 'manual');
  const gfxhub = at(hub.url);
  const { page, errors, desk, stands, picture } = await stage(hub);
  const rehearsed = await desk();
  await gfxhub('snapshot', 'Studio A', '--once', '-o', 'rehearsed.json');
  await gfxhub('set', 'Studio A / Light_Key / Position', '{"x": -380, "y": 100, "z": 120}');
  await gfxhub('set', 'Studio A / Desk / Position', '{"x": 320, "y": -150, "z": 0}');
  await stands((x) => x > rehearsed + 50);
  const moved = await desk();
  await picture('recall-before');
  const begun = (await hub.journal()).length;
  const over = 5;
  const recalled = gfxhub('recall', 'rehearsed.json', '--only', 'Light_*', '--only', 'Desk', '--over', String(over), '--yes');
  for (const until = Date.now() + LONGEST; (await hub.journal()).length < begun + 2;) assert(Date.now() < until, 'both moves begin');
  await hub.control('POST', 'clock', JSON.stringify({ advance: over / 2 }));
  await stands((x) => x < moved - 15 && x > rehearsed + 15);
  await picture('recall-during');
  await hub.control('POST', 'clock', JSON.stringify({ advance: over / 2 }));
  await recalled;
  await stands((x) => Math.abs(x - rehearsed) < 1);
  await picture('recall-after');

  await gfxhub('capture', '-o', 'studio.show.json');
  const twin = await start('--show', join(folder, 'studio.show.json'));
  const there = await stage(twin);
  assert(Math.abs(await there.desk() - rehearsed) < 1, 'the twin looks like the hub');
  await at(twin.url)('set', 'Studio A / Desk / Position', '{"x": 320, "y": -150, "z": 0}');
  await there.stands((x) => Math.abs(x - moved) < 1);
  await at(twin.url)('press', 'Evening News / Presenter / In');
  await there.monitor.locator('.graphic.third').waitFor();
  await page.waitForTimeout(700);
  await there.picture('twin-moved');
  assert(Math.abs(await desk() - rehearsed) < 1, 'the hub knows nothing of it');
  assert.deepEqual([...errors, ...there.errors], [], 'no console errors');
  await Promise.all([page.close(), there.page.close(), hub.stop(), twin.stop()]);
}

/** If the hub requires an API key, the page sends the key that the user has entered. Before that,
 * the hub refuses a call, and the page says so. */
async function withKey() {
  const hub = await start('--api-key', 'studio-key');
  const { page, errors } = await opened(`${hub.url}/#playout`);
  await page.click('button[aria-label="Presenter: In"]');
  await page.waitForSelector('#notice:text("API key")');
  await page.fill('#api-key', 'studio-key');
  await page.press('#api-key', 'Enter');
  await page.click('button[aria-label="Presenter: In"]');
  await shows(page, 'text', '#notice', '');
  for (const until = Date.now() + LONGEST; (await hub.journal()).length === 0;) assert(Date.now() < until);
  const kept = await page.evaluate(() => JSON.stringify([localStorage.length, sessionStorage.length, document.cookie]));
  assert.equal(kept, '[0,0,""]', 'the key is kept only in memory');
  assert(!(await page.content()).includes('studio-key'));
  assert.deepEqual(errors.filter((it) => !it.includes('401')), []);
  await page.close();
}

/** The page shows every view of a hub with a store, another profile or a manual clock. */
async function withStoreAndProfiles() {
  for (const options of [['--store', join(folder, 'store')], ['--profile', '1.0'], ['--profile', '2.1'], ['--clock', 'manual']]) {
    const hub = await start(...options);
    const { page, errors } = await opened(hub.url);
    await page.waitForSelector('.monitor');
    for (const name of VIEWS) {
      await view(page, name);
      await page.waitForTimeout(80);
      assert(await page.locator('#view > *').count() > 0, `${name} with ${options}`);
    }
    await view(page, 'playout');
    await page.click('button[aria-label="Presenter: In"]');
    await page.waitForSelector('.item.on');
    assert.equal((await hub.journal()).length, 1);
    if (options.includes('manual')) {
      await view(page, 'hub');
      await page.click('button:text-is("+5 s")');
      await page.waitForSelector('.time:text("5.00 s")');
    }
    assert.deepEqual(errors, [], `no console errors with ${options}`);
    await page.close();
    await hub.stop();
  }
}

/** The 64 faders of Node's example move on the page, and continue after their hub was away. */
async function faders() {
  const child = spawn(process.execPath, [here('live_faders.mjs'), '8'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const counts = [];
  let page;
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith('watch the faders at ')) {
      page = (await opened(line.split(' ').at(-1))).page;
      await page.waitForSelector('input[aria-label^="Desk "]');
      await page.evaluate(() => {
        window.seen = {};
        setInterval(() => {
          for (const { ariaLabel, value } of document.querySelectorAll('input[aria-label^="Desk "]')) (window.seen[ariaLabel] ??= new Set()).add(value);
        }, 20);
      });
    } else {
      // Number of values that each fader has shown since the previous line.
      counts.push(await page.evaluate(() => {
        const sizes = Object.values(window.seen).map(({ size }) => size);
        window.seen = {};
        return sizes;
      }));
    }
  }
  await page.close();
  assert.equal(await ended, 0, 'the faders stand where they were left');
  const [before, , after] = counts;
  for (const [when, shown] of Object.entries({ before, after })) {
    assert.equal(shown.length, 64, `faders ${when} the hub was away`);
    assert(Math.min(...shown) >= 10, `values of each fader ${when} the hub was away: ${shown}`);
  }
  console.log(`64 faders show ${Math.min(...before)} values each before the hub is away, ${Math.min(...after)} after it`);
}

/** The panel of Node's examples shows changes, what it pressed, and what is not known. */
async function panel() {
  const hub = await start();
  const words = [hub.url, 'Evening News', 'Studio A / Mixer_0', 'engines', 'newsroom'];
  const child = spawn(process.execPath, [here('button_panel.mjs'), ...words], { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    const { page, errors } = await opened((await lines.next()).value.split(' ').at(-1));
    const cell = (topic, name, text) => page.waitForSelector(`section[data-topic="${topic}"] tr:has(th:text-is("${name}")) td:text-is("${text}")`);
    await cell('Studio A / Mixer_0', 'Opacity', '1');
    await cell('newsroom', 'Late News 22:00', 'NEW');
    await hub.api('PATCH', opacity, { Value: 0.25 });
    await cell('Studio A / Mixer_0', 'Opacity', '0.25');
    await page.click('section:has(h2:text-is("Presenter")) button:text-is("In")');
    await page.waitForSelector('output[data-path="Evening News / Presenter / In"]:has-text("pressed ")');
    assert.equal((await hub.journal()).at(-1).operation, 'playout.trigger_button');
    await hub.control('PUT', 'faults', '{"faults": [{"fault": "status", "status": 403}]}');
    await page.waitForSelector('section.lost:has(h2:text-is("engines")) p:has-text("not known")');
    await cell('Studio A / Mixer_0', 'Opacity', '0.25');
    assert.deepEqual(errors, [], 'no console errors of the panel');
    await page.close();
    console.log('the panel shows what changes');
  } finally {
    child.kill();
  }
}

/** At an address other than loopback, the page has only the stage, without token, controls,
 * requests and faults. */
async function elsewhere() {
  const address = Object.values(networkInterfaces()).flat().find((it) => it.family === 'IPv4' && !it.internal)?.address;
  if (!address) {
    console.log('this machine has no address but loopback: the stage without controls was not tried');
    return;
  }
  const hub = await start('--host', address);
  const { page, errors } = await opened(hub.url);
  await page.waitForSelector('.monitor');
  assert(!(await page.content()).includes(hub.token));
  assert.equal(await page.locator('nav a').count(), 0);
  assert.equal(await page.locator('main button, main input').count(), 0, 'nothing to press');
  await hub.api('POST', '/playout/rundowns/1/items/2/in');
  await page.waitForSelector('.graphic.third');
  assert.deepEqual(errors, []);
  await page.close();
  const unlicensed = await start('--host', address, '--no-license');
  const { page: refused } = await opened(unlicensed.url);
  await refused.waitForSelector('#link:text("licen")');
  await refused.close();
  const before = await start('--host', address, '--api-key', 'one');
  const { page: keyed } = await opened(before.url);
  const enter = async (key) => { await keyed.fill('#api-key', key); await keyed.press('#api-key', 'Enter'); };
  await keyed.waitForSelector('#link:text-is("enter the API key")');
  await enter('one');
  await keyed.waitForSelector('.monitor');
  await before.stop();
  await start('--host', address, '--port', new URL(before.url).port, '--api-key', 'two');
  await keyed.waitForSelector('#banner:has-text("The hub refuses the page: The API key is not valid. The page shows")');
  await enter('two');
  await keyed.waitForSelector('#banner:has-text("The hub was restarted")');
  await keyed.close();
}

try {
  const hub = await start();
  const { page, errors } = await opened(hub.url);
  await page.waitForSelector('.monitor');
  await presses(hub, page);
  console.log('what is pressed and edited arrives');
  await bindings(hub, page);
  await foreign(hub);
  await requests(hub, page);
  await timecode(page);
  await identifiers(hub, page);
  await paths(hub, page);
  await addresses(hub, page);
  await keyboard(hub, page);
  assert.deepEqual(errors, [], 'no console errors');
  await faults(hub, page);
  await page.close();
  await restarts();
  await reset();
  await states();

  for (const [rundown, item, button] of [[1, 2, 'in'], [1, 7, 'in'], [2, 11, 'in']]) await hub.api('POST', `/playout/rundowns/${rundown}/items/${item}/${button}`);
  await hub.api('PATCH', opacity, { Value: 1 });
  await hub.api('PATCH', '/playout/rundowns/1/items/2', { data: { headline: 'Anna Holm', subline: 'Harbour master' } });
  await hub.api('GET', '/engines/999');
  await hub.control('PUT', 'faults', '{"faults": [{"fault": "delay", "operation": "projects.list"}]}');
  await looks(hub);
  await recall();
  await withKey();
  await withStoreAndProfiles();
  await elsewhere();
  if (PAGE_NODE) {
    await faders();
    await panel();
  }
  console.log('the page passed all tests');
} finally {
  await browser.close();
  for (const hub of hubs) hub.stop();
  rmSync(folder, { recursive: true, force: true });
}
