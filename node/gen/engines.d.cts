// Written by cargo xtask generate; do not edit.
import type {
  CallOptions,
  ValueInput,
} from '../lib/shared.cjs'
import type {
  EnginesSetPropertyOptions,
} from './options.cjs'
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
   * It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent again, at
   * most twice.
   *
   * Hub path: `GET /api/rest/v1/engines`
   *
   * @param options - `timeout` (ms) and `signal`.
   * @returns A list of Engine.
   * @throws {GfxHubError} Its `effect` says whether the hub carried it out.
   */
  list(options?: CallOptions): Promise<Engine[]>

  /**
   * Reads one engine.
   *
   * Hubs answer 500 where there is no such engine.
   *
   * It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent again, at
   * most twice.
   *
   * Hub path: `GET /api/rest/v1/engines/{engineId}`
   *
   * @param engineId - Number of a render engine. Not a launch id: the two look alike.
   * @param options - `timeout` (ms) and `signal`.
   * @returns Engine.
   * @throws {GfxHubError} Its `effect` says whether the hub carried it out.
   */
  get(engineId: EngineId | bigint, options?: CallOptions): Promise<Engine>

  /**
   * Lists the nodes of an engine.
   *
   * Hubs answer 500 where there is no such engine.
   *
   * It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent again, at
   * most twice.
   *
   * Hub path: `GET /api/rest/v1/engines/{engineId}/nodes`
   *
   * @param engineId - Number of a render engine. Not a launch id: the two look alike.
   * @param options - `timeout` (ms) and `signal`.
   * @returns A list of Node.
   * @throws {GfxHubError} Its `effect` says whether the hub carried it out.
   */
  listNodes(engineId: EngineId | bigint, options?: CallOptions): Promise<Node[]>

  /**
   * Reads one node.
   *
   * Hubs answer 500 where there is no such engine or node.
   *
   * It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent again, at
   * most twice.
   *
   * Hub path: `GET /api/rest/v1/engines/{engineId}/nodes/{nodePath}`
   *
   * @param engineId - Number of a render engine. Not a launch id: the two look alike.
   * @param nodePath - Path of a node within its engine; the node's id on an RE5 engine. May hold
   * slashes, spaces and dots.
   * @param options - `timeout` (ms) and `signal`.
   * @returns Node.
   * @throws {GfxHubError} Its `effect` says whether the hub carried it out.
   */
  getNode(
    engineId: EngineId | bigint,
    nodePath: NodePath,
    options?: CallOptions): Promise<Node>

  /**
   * Lists the properties of a node with what they hold now.
   *
   * Hubs answer 500 where there is no such engine or node.
   *
   * It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent again, at
   * most twice.
   *
   * Hub path: `GET /api/rest/v1/engines/{engineId}/nodes/{nodePath}/properties`
   *
   * @param engineId - Number of a render engine. Not a launch id: the two look alike.
   * @param nodePath - Path of a node within its engine; the node's id on an RE5 engine. May hold
   * slashes, spaces and dots.
   * @param options - `timeout` (ms) and `signal`.
   * @returns A list of Property.
   * @throws {GfxHubError} Its `effect` says whether the hub carried it out.
   */
  listProperties(
    engineId: EngineId | bigint,
    nodePath: NodePath,
    options?: CallOptions): Promise<Property[]>

  /**
   * Reads one property with what it holds now.
   *
   * Hubs answer 500 where there is no such engine, node or property.
   *
   * It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent again, at
   * most twice.
   *
   * Hub path: `GET /api/rest/v1/engines/{engineId}/nodes/{nodePath}/properties/{propertyPath}`
   *
   * @param engineId - Number of a render engine. Not a launch id: the two look alike.
   * @param nodePath - Path of a node within its engine; the node's id on an RE5 engine. May hold
   * slashes, spaces and dots.
   * @param propertyPath - Path of a property within its node; the pin's id on an RE5 engine. A
   * dotted suffix addresses a sub-field there (`.w.z`).
   * @param options - `timeout` (ms) and `signal`.
   * @returns Property.
   * @throws {GfxHubError} Its `effect` says whether the hub carried it out.
   */
  getProperty(
    engineId: EngineId | bigint,
    nodePath: NodePath,
    propertyPath: PropertyPath,
    options?: CallOptions): Promise<Property>

  /**
   * Sets a property: on air at once, or as a move over time.
   *
   * The answer is the property with the value that the hub stored; numbers in it may be rounded to
   * single precision. On an RE5 engine a sub-field is set by its dotted path behind the property's
   * (`.w.z`).
   *
   * Hubs answer 500 where there is no such engine, node or property.
   *
   * Without duration, delay and any interpolation but Constant it is sent once more where no whole
   * answer comes, unless a newer command through the same client may have changed the property;
   * over time it is not, as that would restart the move on air. Where a newer set of the same
   * property went out first, it is not sent and fails as Superseded.
   *
   * Hub path: `PATCH /api/rest/v1/engines/{engineId}/nodes/{nodePath}/properties/{propertyPath}`
   *
   * @param engineId - Number of a render engine. Not a launch id: the two look alike.
   * @param nodePath - Path of a node within its engine; the node's id on an RE5 engine. May hold
   * slashes, spaces and dots.
   * @param propertyPath - Path of a property within its node; the pin's id on an RE5 engine. A
   * dotted suffix addresses a sub-field there (`.w.z`).
   * @param value - The new value: a boolean, number, text, object or array. NaN, infinity and null
   * are refused.
   * @param options - What else it takes, `timeout` (ms) and `signal`.
   * @returns Property.
   * @throws {GfxHubError} Its `effect` says whether the hub carried it out.
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
   * Hubs answer 500 where there is no such engine or node.
   *
   * It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent again, at
   * most twice.
   *
   * Hub path: `GET /api/rest/v1/engines/{engineId}/nodes/{nodePath}/functions`
   *
   * @param engineId - Number of a render engine. Not a launch id: the two look alike.
   * @param nodePath - Path of a node within its engine; the node's id on an RE5 engine. May hold
   * slashes, spaces and dots.
   * @param options - `timeout` (ms) and `signal`.
   * @returns A list of FunctionSummary.
   * @throws {GfxHubError} Its `effect` says whether the hub carried it out.
   */
  listFunctions(
    engineId: EngineId | bigint,
    nodePath: NodePath,
    options?: CallOptions): Promise<FunctionSummary[]>

  /**
   * Reads one function with its parameters.
   *
   * Hubs answer 500 where there is no such engine, node or function.
   *
   * It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent again, at
   * most twice.
   *
   * Hub path: `GET /api/rest/v1/engines/{engineId}/nodes/{nodePath}/functions/{functionPath}`
   *
   * @param engineId - Number of a render engine. Not a launch id: the two look alike.
   * @param nodePath - Path of a node within its engine; the node's id on an RE5 engine. May hold
   * slashes, spaces and dots.
   * @param functionPath - Path of a function within its node; the function's id on an RE5 engine.
   * @param options - `timeout` (ms) and `signal`.
   * @returns Function.
   * @throws {GfxHubError} Its `effect` says whether the hub carried it out.
   */
  getFunction(
    engineId: EngineId | bigint,
    nodePath: NodePath,
    functionPath: FunctionPath,
    options?: CallOptions): Promise<Function>

  /**
   * Calls a function: on air at once.
   *
   * Hubs answer 500 where there is no such engine, node or function.
   *
   * It is never sent again: it would happen on air a second time.
   *
   * Hub path: `POST /api/rest/v1/engines/{engineId}/nodes/{nodePath}/functions/{functionPath}`
   *
   * @param engineId - Number of a render engine. Not a launch id: the two look alike.
   * @param nodePath - Path of a node within its engine; the node's id on an RE5 engine. May hold
   * slashes, spaces and dots.
   * @param functionPath - Path of a function within its node; the function's id on an RE5 engine.
   * @param parameters - The parameters that are given; may be empty.
   * @param options - `timeout` (ms) and `signal`.
   * @returns Nothing.
   * @throws {GfxHubError} Its `effect` says whether the hub carried it out.
   */
  callFunction(
    engineId: EngineId | bigint,
    nodePath: NodePath,
    functionPath: FunctionPath,
    parameters: readonly FunctionParameter[],
    options?: CallOptions): Promise<void>
}
