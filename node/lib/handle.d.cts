/** The method `close` or `stop` under the name for `await using`, if Node has this symbol. */
export type AsyncDisposing = {
  [
    name in SymbolConstructor extends { readonly asyncDispose: infer found extends symbol }
      ? found
      : never
  ]: () => Promise<void>
}
