/** `close` or `stop` under the name for `await using`, if Node has it. */
export type AsyncDisposing = {
  [
    name in SymbolConstructor extends { readonly asyncDispose: infer found extends symbol }
      ? found
      : never
  ]: () => Promise<void>
}
