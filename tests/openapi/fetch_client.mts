// Calls a hub simulator through openapi-fetch, with the types that openapi-typescript generated:
// `fetch_client.mjs URL`.
import assert from "node:assert/strict";
import { argv } from "node:process";
import createClient from "openapi-fetch";
import type { paths } from "./schema.js";

const hub = createClient<paths>({ baseUrl: argv[2] ?? "" });
let calls = 0;

/** Returns the result of a call after checking that it has this status. */
async function called<T extends { response: Response }>(status: number, call: Promise<T>) {
  const result = await call;
  assert.equal(result.response.status, status, result.response.url);
  calls += 1;
  return result;
}

const engine = { engineId: 3 };
const opacity = { ...engine, nodePath: "Mixer_0", propertyPath: "Default//Opacity/0" };
const PROPERTY =
  "/api/rest/v1/engines/{engineId}/nodes/{nodePath}/properties/{propertyPath}" as const;
const ITEM = "/api/rest/v1/playout/rundowns/{rundownId}/items/{itemId}" as const;

const engines = await called(200, hub.GET("/api/rest/v1/engines"));
assert.ok(engines.data?.some((it) => it.id === 3));
const one = await called(
  200,
  hub.GET("/api/rest/v1/engines/{engineId}", { params: { path: engine } }),
);
assert.equal(one.data?.engineType, "RE");
const set = await called(
  200,
  hub.PATCH(PROPERTY, { params: { path: opacity }, body: { Value: 0.5 } }),
);
assert.equal(set.data?.Value, 0.5);
const read = await called(200, hub.GET(PROPERTY, { params: { path: opacity } }));
assert.equal(read.data?.Value, 0.5);
const cut = await called(
  200,
  hub.POST("/api/rest/v1/engines/{engineId}/nodes/{nodePath}/functions/{functionPath}", {
    params: { path: { ...engine, nodePath: "Mixer_0", functionPath: "Default//Cut/0" } },
    body: { Parameters: [] },
  }),
);
assert.equal(cut.data?.success, true);
const made = await called(
  201,
  hub.POST("/api/rest/v1/playout/rundowns", { body: { name: "Generated" } }),
);
assert.ok(made.data);
const rundown = { rundownId: made.data.id };
const item = await called(
  201,
  hub.POST("/api/rest/v1/playout/rundowns/{rundownId}/items", {
    params: { path: rundown },
    body: { name: "Guest", template: "Lower Third Guest" },
  }),
);
assert.ok(item.data);
const place = { ...rundown, itemId: item.data.id };
const found = await called(200, hub.GET(ITEM, { params: { path: place } }));
assert.equal(found.data?.[0]?.name, "Guest");
const buttonKey = found.data[0].buttons?.[0]?.id ?? "";
const button = await called(
  200,
  hub.POST("/api/rest/v1/playout/rundowns/{rundownId}/items/{itemId}/{buttonKey}", {
    params: { path: { ...place, buttonKey } },
  }),
);
assert.equal(button.data?.success, true);
await called(
  204,
  hub.DELETE("/api/rest/v1/playout/rundowns/{rundownId}", { params: { path: rundown } }),
);
const launched = await called(
  200,
  hub.PUT("/api/rest/v1/launcher/{launchId}/launch", {
    params: { path: { launchId: 1 } },
    parseAs: "text",
  }),
);
assert.equal(launched.data, "OK");
const missing = await called(
  500,
  hub.GET("/api/rest/v1/launcher/{launchId}", { params: { path: { launchId: 99 } } }),
);
assert.ok(missing.error);
console.log(`openapi-typescript and openapi-fetch: ${calls} calls`);
