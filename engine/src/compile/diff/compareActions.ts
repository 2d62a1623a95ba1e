import { sameValue } from '../../validation/sameValue.ts';
import { isNode, type SchemaNode } from '../../validation/schemaNode.ts';
import type { Difference } from './change.ts';
import { namesOf } from './compareMembers.ts';
import { compareOrder } from './compareOrder.ts';
import { compareValues } from './compareValues.ts';
import { difference, inside, keywordPair, type Pair } from './pair.ts';

/** What decides whether a button is there, may be pressed, and what it does. */
const deciding: ReadonlySet<string> = new Set(['enabledWhen', 'shownWhen', 'does', 'mode']);

const actionsOf = (value: unknown): readonly SchemaNode[] => (Array.isArray(value) ? value.filter(isNode) : []);

const compareMember = (pair: Pair, member: string): readonly Difference[] => {
  const at = keywordPair(pair, member);
  if (sameValue(at.before, at.after)) return [];
  if (!deciding.has(member)) return compareValues(at, 'rewords', 'a text or the look of a button differs');
  const modes = `${at.before} ${at.after}`;
  if (member === 'mode' && modes === 'draft strict') return [difference(at, 'tightens', 'what lacks is refused now')];
  if (member === 'mode' && modes === 'strict draft') return [difference(at, 'loosens', 'what lacks is forgiven now')];
  return [difference(at, 'unclear', `'${member}' of a button differs`)];
};

/** Compares the buttons of a form, by their names: what they are called and look like says nothing to a verdict. */
export const compareActions = (pair: Pair): readonly Difference[] => {
  const [before, after] = [actionsOf(pair.before), actionsOf(pair.after)];
  const placeIn = (actions: readonly SchemaNode[], { name }: SchemaNode) => actions.findIndex((one) => one['name'] === name);
  const found = after.flatMap((action, index) => {
    const from = placeIn(before, action);
    if (from < 0) return [difference(inside(pair, undefined, action, [index]), 'loosens', 'a button is new')];
    const old = before[from] ?? {};
    const at = inside(pair, old, action, [from], [index]);
    return namesOf(old, action).flatMap((member) => compareMember(at, member));
  });
  const gone = before.flatMap((action, index) =>
    placeIn(after, action) < 0 ? [difference(inside(pair, action, undefined, [index]), 'tightens', 'a button is gone')] : [],
  );
  const places = before.map((action) => placeIn(after, action)).filter((place) => place >= 0);
  return [...found, ...gone, ...compareOrder(pair, places, 'buttons')];
};
