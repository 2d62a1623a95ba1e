import axe from 'axe-core';

/** jsdom lays nothing out: contrast is judged in a real browser. */
const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };

/** What axe-core finds wrong within an element, a line each: the rule, and the elements that break it. */
export const axeViolations = async (element: Element): Promise<string[]> => {
  // What passes is not described: finding a selector for each element takes longer than the rules do.
  const { violations } = await axe.run(element, { rules, resultTypes: ['violations'], selectors: false });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
};
