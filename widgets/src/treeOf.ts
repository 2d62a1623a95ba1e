const isTree = (node: Node): node is Document | ShadowRoot => 'activeElement' in node;

/**
 * The document or the shadow tree that an element stands in, which knows what in it has the focus and what has which id;
 * `undefined` where it stands in none.
 */
export const treeOf = (element: Element): Document | ShadowRoot | undefined => {
  const node = element.getRootNode();
  return isTree(node) ? node : undefined;
};
