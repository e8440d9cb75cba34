// Written by cargo xtask generate; do not edit.
import type {
  ValueInput,
} from '../lib/shared.cjs'
import type {
  EngineBatches,
} from './composed.cjs'
import type {
  EnginesSetPropertyOptions,
} from './options.cjs'
import type {
  CallOptions,
} from './settings.cjs'
import type {
  Engine,
  Node,
  Property,
  FunctionSummary,
  Function,
} from './records.cjs'
import type {
  EngineId,
  FunctionParameter,
  FunctionPath,
  NodePath,
  PropertyPath,
} from './values.cjs'

/** Render engines, their nodes, properties and functions. */
export declare class Engines {
  private constructor()

  /**
   * Lists the engines with their instances.
   *
   * It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is resent,
   * at most twice.
   *
   * Hub path: `GET /api/rest/v1/engines`
   *
   * @param options - `timeoutMs` (milliseconds) and `signal`; all are optional.
   * @returns An array of {@link Engine}, empty where there are none.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call.
   *
   * @example
   * ```js
   * for (const engine of await hub.engines.list()) {
   *   console.log(engine.id, engine.displayName, engine.status)
   * }
   * ```
   */
  list(options?: CallOptions): Promise<Engine[]>

  /**
   * Reads one engine.
   *
   * Hubs respond with 500 if there is no such engine.
   *
   * It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is resent,
   * at most twice.
   *
   * Hub path: `GET /api/rest/v1/engines/{engineId}`
   *
   * @param engineId - Number of a render engine. This is not a launch id, although the two look
   * alike.
   * @param options - `timeoutMs` (milliseconds) and `signal`; all are optional.
   * @returns {@link Engine}.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call.
   *
   * @example
   * ```js
   * const engine = await hub.engines.get(3)
   * console.log(engine.displayName, engine.instances.length)
   * ```
   */
  get(engineId: EngineId | bigint, options?: CallOptions): Promise<Engine>

  /**
   * Lists the nodes of an engine.
   *
   * Hubs respond with 500 if there is no such engine.
   *
   * It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is resent,
   * at most twice.
   *
   * Hub path: `GET /api/rest/v1/engines/{engineId}/nodes`
   *
   * @param engineId - Number of a render engine. This is not a launch id, although the two look
   * alike.
   * @param options - `timeoutMs` (milliseconds) and `signal`; all are optional.
   * @returns An array of {@link Node}, empty where there are none.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call.
   *
   * @example
   * ```js
   * const nodes = await hub.engines.listNodes(3)
   * console.log(nodes.map((node) => node.NodePath))
   * ```
   */
  listNodes(engineId: EngineId | bigint, options?: CallOptions): Promise<Node[]>

  /**
   * Reads one node.
   *
   * Hubs respond with 500 if there is no such engine or node.
   *
   * It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is resent,
   * at most twice.
   *
   * Hub path: `GET /api/rest/v1/engines/{engineId}/nodes/{nodePath}`
   *
   * @param engineId - Number of a render engine. This is not a launch id, although the two look
   * alike.
   * @param nodePath - Path of a node within its engine. On an RE5 engine, this is the id of the
   * node. The path may contain slashes, spaces and dots.
   * @param options - `timeoutMs` (milliseconds) and `signal`; all are optional.
   * @returns {@link Node}.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call.
   *
   * @example
   * ```js
   * const node = await hub.engines.getNode(3, 'Mixer_0')
   * console.log(node.NodeName)
   * ```
   */
  getNode(
    engineId: EngineId | bigint,
    nodePath: NodePath,
    options?: CallOptions): Promise<Node>

  /**
   * Lists the properties of a node with their current values.
   *
   * Hubs respond with 500 if there is no such engine or node.
   *
   * It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is resent,
   * at most twice.
   *
   * Hub path: `GET /api/rest/v1/engines/{engineId}/nodes/{nodePath}/properties`
   *
   * @param engineId - Number of a render engine. This is not a launch id, although the two look
   * alike.
   * @param nodePath - Path of a node within its engine. On an RE5 engine, this is the id of the
   * node. The path may contain slashes, spaces and dots.
   * @param options - `timeoutMs` (milliseconds) and `signal`; all are optional.
   * @returns An array of {@link Property}, empty where there are none.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call.
   *
   * @example
   * ```js
   * for (const property of await hub.engines.listProperties(3, 'Mixer_0')) {
   *   console.log(property.PropertyPath, property.Value)
   * }
   * ```
   */
  listProperties(
    engineId: EngineId | bigint,
    nodePath: NodePath,
    options?: CallOptions): Promise<Property[]>

  /**
   * Reads one property with its current value.
   *
   * Hubs respond with 500 if there is no such engine, node or property.
   *
   * It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is resent,
   * at most twice.
   *
   * Hub path: `GET /api/rest/v1/engines/{engineId}/nodes/{nodePath}/properties/{propertyPath}`
   *
   * @param engineId - Number of a render engine. This is not a launch id, although the two look
   * alike.
   * @param nodePath - Path of a node within its engine. On an RE5 engine, this is the id of the
   * node. The path may contain slashes, spaces and dots.
   * @param propertyPath - Path of a property within its node. On an RE5 engine, this is the id of
   * the pin, and a dotted suffix (`.w.z`) addresses a sub-field.
   * @param options - `timeoutMs` (milliseconds) and `signal`; all are optional.
   * @returns {@link Property}.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call.
   *
   * @example
   * ```js
   * const opacity = await hub.engines.getProperty(3, 'Mixer_0', 'Default//Opacity/0')
   * console.log(opacity.Value)
   * ```
   */
  getProperty(
    engineId: EngineId | bigint,
    nodePath: NodePath,
    propertyPath: PropertyPath,
    options?: CallOptions): Promise<Property>

  /**
   * Sets a property at once, or moves it to the value over time, on air.
   *
   * The response is the property with the value that the hub stored. Numbers in it may be rounded
   * to single precision. On an RE5 engine, a path that ends with the dotted path of a sub-field
   * (`.w.z`) sets only that sub-field.
   *
   * Hubs respond with 500 if there is no such engine, node or property.
   *
   * A jump (no duration, no delay, no interpolation other than Constant) is resent once if there is
   * no complete response, unless a newer command through the same client may have changed the
   * property. A move is never resent, as that would restart it on air. If a newer set of the same
   * property was sent first, this one is not sent and fails as Superseded.
   *
   * Hub path: `PATCH /api/rest/v1/engines/{engineId}/nodes/{nodePath}/properties/{propertyPath}`
   *
   * @param engineId - Number of a render engine. This is not a launch id, although the two look
   * alike.
   * @param nodePath - Path of a node within its engine. On an RE5 engine, this is the id of the
   * node. The path may contain slashes, spaces and dots.
   * @param propertyPath - Path of a property within its node. On an RE5 engine, this is the id of
   * the pin, and a dotted suffix (`.w.z`) addresses a sub-field.
   * @param value - The new value: a boolean, number, text, object or array. NaN, infinity and null
   * are refused.
   * @param options - `interpolation`, `duration` (seconds), `delay` (seconds), `timeoutMs`
   * (milliseconds) and `signal`; all are optional.
   * @returns {@link Property}.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call.
   *
   * @example
   * ```js
   * await hub.engines.setProperty(3, 'Mixer_0', 'Default//Opacity/0', 0.25, {
   *   interpolation: 'EaseIn',
   *   duration: 1.5,
   * })
   * ```
   */
  setProperty(
    engineId: EngineId | bigint,
    nodePath: NodePath,
    propertyPath: PropertyPath,
    value: ValueInput,
    options?: EnginesSetPropertyOptions): Promise<Property>

  /**
   * Lists the functions of a node.
   *
   * Hubs respond with 500 if there is no such engine or node.
   *
   * It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is resent,
   * at most twice.
   *
   * Hub path: `GET /api/rest/v1/engines/{engineId}/nodes/{nodePath}/functions`
   *
   * @param engineId - Number of a render engine. This is not a launch id, although the two look
   * alike.
   * @param nodePath - Path of a node within its engine. On an RE5 engine, this is the id of the
   * node. The path may contain slashes, spaces and dots.
   * @param options - `timeoutMs` (milliseconds) and `signal`; all are optional.
   * @returns An array of {@link FunctionSummary}, empty where there are none.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call.
   *
   * @example
   * ```js
   * const functions = await hub.engines.listFunctions(3, 'Mixer_0')
   * console.log(functions.map((one) => one.FunctionPath))
   * ```
   */
  listFunctions(
    engineId: EngineId | bigint,
    nodePath: NodePath,
    options?: CallOptions): Promise<FunctionSummary[]>

  /**
   * Reads one function with its parameters.
   *
   * Hubs respond with 500 if there is no such engine, node or function.
   *
   * It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is resent,
   * at most twice.
   *
   * Hub path: `GET /api/rest/v1/engines/{engineId}/nodes/{nodePath}/functions/{functionPath}`
   *
   * @param engineId - Number of a render engine. This is not a launch id, although the two look
   * alike.
   * @param nodePath - Path of a node within its engine. On an RE5 engine, this is the id of the
   * node. The path may contain slashes, spaces and dots.
   * @param functionPath - Path of a function within its node. On an RE5 engine, this is the id of
   * the function.
   * @param options - `timeoutMs` (milliseconds) and `signal`; all are optional.
   * @returns {@link Function}.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call.
   *
   * @example
   * ```js
   * const transition = await hub.engines.getFunction(3, 'Mixer_0', 'Default//DoTransition/0')
   * console.log(Object.keys(transition.Properties))
   * ```
   */
  getFunction(
    engineId: EngineId | bigint,
    nodePath: NodePath,
    functionPath: FunctionPath,
    options?: CallOptions): Promise<Function>

  /**
   * Calls a function, which takes effect on air at once.
   *
   * Hubs respond with 500 if there is no such engine, node or function.
   *
   * It is never resent, since a resend would repeat the effect on air.
   *
   * Hub path: `POST /api/rest/v1/engines/{engineId}/nodes/{nodePath}/functions/{functionPath}`
   *
   * @param engineId - Number of a render engine. This is not a launch id, although the two look
   * alike.
   * @param nodePath - Path of a node within its engine. On an RE5 engine, this is the id of the
   * node. The path may contain slashes, spaces and dots.
   * @param functionPath - Path of a function within its node. On an RE5 engine, this is the id of
   * the function.
   * @param parameters - The parameters. The list may be empty.
   * @param options - `timeoutMs` (milliseconds) and `signal`; all are optional.
   * @returns Nothing. The promise resolves once the hub has executed the operation.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call.
   *
   * @example
   * ```js
   * await hub.engines.callFunction(3, 'Mixer_0', 'Default//DoTransition/0', [])
   * ```
   */
  callFunction(
    engineId: EngineId | bigint,
    nodePath: NodePath,
    functionPath: FunctionPath,
    parameters: readonly FunctionParameter[],
    options?: CallOptions): Promise<void>
}

export interface Engines extends EngineBatches {}
