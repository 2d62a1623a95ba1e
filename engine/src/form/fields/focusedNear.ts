/** The element with the focus among those that a node stands with: of its document, or of the shadow tree that it is in. */
export const focusedNear = (node: Node): Element | null => (node.getRootNode() as Document | ShadowRoot).activeElement; // what nodes on a page stand in
