import { isIndex, tokensOf } from './pointer.ts';
import { isNode, schemasAt } from './schemaNode.ts';
import type { FormModule } from './types.ts';

const uiAt = (ui: unknown, tokens: readonly string[]): unknown => {
  let node = ui;
  for (const token of tokens) node = isNode(node) ? node[isIndex(token) ? 'items' : token] : undefined;
  return node;
};

/** Names of an object's members in the order in which the form draws them. */
const drawnNames = (form: FormModule, tokens: readonly string[], pointer: string): readonly string[] => {
  const declared = schemasAt(form.schema, pointer).flatMap(({ properties }) =>
    isNode(properties) ? Object.keys(properties) : [],
  );
  const ui = uiAt(form.uiSchema, tokens);
  const order = isNode(ui) && Array.isArray(ui['ui:order']) ? ui['ui:order'].map(String) : [];
  const star = order.indexOf('*');
  const rest = declared.filter((name) => !order.includes(name));
  return star < 0 ? [...order, ...rest] : [...order.slice(0, star), ...rest, ...order.slice(star + 1)];
};

/**
 * Compares JSON pointers by where the form draws their fields: first drawn first, a list's items by number, a group
 * before what is in it. Members that the form does not name are equal: they stay in the order in which they were found,
 * which for one keyword is that of the data.
 */
export const createVisualOrder = (form: FormModule): ((a: string, b: string) => number) => {
  const ranks = new Map<string, ReadonlyMap<string, number>>();
  const rankOf = (parent: readonly string[], token: string): number => {
    if (isIndex(token)) return Number(token);
    const pointer = parent.map((one) => `/${isIndex(one) ? '-' : one}`).join('');
    let known = ranks.get(pointer);
    if (!known) {
      known = new Map(drawnNames(form, parent, pointer).map((name, index) => [name, index]));
      ranks.set(pointer, known);
    }
    return known.get(token) ?? Number.MAX_SAFE_INTEGER;
  };
  return (a, b) => {
    const [left, right] = [tokensOf(a), tokensOf(b)];
    for (let depth = 0; depth < Math.min(left.length, right.length); depth += 1) {
      const [one, other] = [left[depth] ?? '', right[depth] ?? ''];
      if (one === other) continue;
      const parent = left.slice(0, depth);
      return rankOf(parent, one) - rankOf(parent, other);
    }
    return left.length - right.length;
  };
};
