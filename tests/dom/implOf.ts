/** What jsdom keeps behind a node of the page. */
export const implOf = <Impl>(node: object): Impl => {
  const symbol = Object.getOwnPropertySymbols(node).find(({ description }) => description === 'impl');
  const impl: Impl | undefined = symbol && Reflect.get(node, symbol);
  if (!impl) throw new Error('jsdom keeps its nodes elsewhere now: see whether this is still needed.');
  return impl;
};
