/** The element with the focus among those that one stands with: in its document, or in the shadow tree that it is in. */
export const focusNear = (element: Element): Element | null => {
  const root: Node & Partial<DocumentOrShadowRoot> = element.getRootNode();
  return root.activeElement ?? null;
};
