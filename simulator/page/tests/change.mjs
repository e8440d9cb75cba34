// Sets a number through Node: change.mjs PACKAGE URL ENGINE NODE PROPERTY VALUE.
import { pathToFileURL } from 'node:url';

const [file, url, engine, node, path, value] = process.argv.slice(2);
const { Client } = await import(pathToFileURL(file));
const hub = new Client(url);
await hub.engines.setProperty(Number(engine), node, path, Number(value));
hub.close?.();
