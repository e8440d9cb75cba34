// Calls a hub simulator through the client that @hey-api/openapi-ts has generated into the folder
// `sdk`. Usage: `sdk_client.js URL`.
import assert from "node:assert/strict";
import { argv } from "node:process";
import { client } from "./sdk/client.gen";
import * as hub from "./sdk";

let calls = 0;

/** Returns the result of a call after checking that it has this status. */
async function called<T extends { response?: Response }>(status: number, call: Promise<T>) {
  const result = await call;
  assert.equal(result.response?.status, status, result.response?.url);
  calls += 1;
  return result;
}

async function main() {
  client.setConfig({ baseUrl: argv[2] ?? "" });
  const engine = { engineId: 3 };
  const opacity = { ...engine, nodePath: "Mixer_0", propertyPath: "Default//Opacity/0" };
  const engines = await called(200, hub.enginesList());
  assert.ok(engines.data?.some((it) => it.id === 3));
  const one = await called(200, hub.enginesGet({ path: engine }));
  assert.equal(one.data?.engineType, "RE");
  const set = await called(200, hub.enginesSetProperty({ path: opacity, body: { Value: 0.5 } }));
  assert.equal(set.data?.Value, 0.5);
  const read = await called(200, hub.enginesGetProperty({ path: opacity }));
  assert.equal(read.data?.Value, 0.5);
  const cut = { ...engine, nodePath: "Mixer_0", functionPath: "Default//Cut/0" };
  const done = await called(200, hub.enginesCallFunction({ path: cut, body: { Parameters: [] } }));
  assert.equal(done.data?.success, true);
  const made = await called(201, hub.playoutCreateRundown({ body: { name: "Generated" } }));
  assert.ok(made.data);
  const rundown = { rundownId: made.data.id };
  const body = { name: "Guest", template: "Lower Third Guest" };
  const item = await called(201, hub.playoutCreateItem({ path: rundown, body }));
  assert.ok(item.data);
  const place = { ...rundown, itemId: item.data.id };
  const found = await called(200, hub.playoutGetItem({ path: place }));
  assert.equal(found.data?.[0]?.name, "Guest");
  const buttonKey = found.data?.[0]?.buttons?.[0]?.id ?? "";
  const button = await called(200, hub.playoutTriggerButton({ path: { ...place, buttonKey } }));
  assert.equal(button.data?.success, true);
  await called(204, hub.playoutDeleteRundown({ path: rundown }));
  const launched = await called(200, hub.launcherLaunch({ path: { launchId: 1 } }));
  assert.equal(launched.data, "OK");
  const missing = await called(500, hub.launcherGet({ path: { launchId: 99 } }));
  assert.ok(missing.error);
  console.log(`@hey-api/openapi-ts: ${calls} calls`);
}

void main();
