/** `close` or `stop` under the name that `await using` looks for, where Node has it. */
export type AsyncDisposing = {
  [
    name in SymbolConstructor extends { readonly asyncDispose: infer found extends symbol }
      ? found
      : never
  ]: () => Promise<void>
}
