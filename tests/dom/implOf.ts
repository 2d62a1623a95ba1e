let symbol: symbol | undefined;

/** jsdom's name for what it keeps. A form lists all its fields when it is asked for its names: an element without members is. */
const findSymbol = () =>
  Object.getOwnPropertySymbols(document.createElement('i')).find(({ description }) => description === 'impl');

/** What jsdom keeps behind a node of the page. */
export const implOf = <Impl>(node: object): Impl => {
  symbol ??= findSymbol();
  const impl: Impl | undefined = symbol && Reflect.get(node, symbol);
  if (!impl) throw new Error('jsdom keeps its nodes elsewhere now: see whether this is still needed.');
  return impl;
};
