import type { Complaint } from '../complaint.ts';
import type { JsonFile } from '../jsonFile.ts';
import { placesAsked } from './placesAsked.ts';

/** A rule that shows or hides. */
export interface HidingRule {
  readonly target: string;
  readonly when: unknown;
  readonly tokens: readonly (string | number)[];
}

/**
 * Notes about fields that are shown and hidden by each other, directly or by way of others: once all of them are hidden,
 * nobody can enter what would show one. One note for each circle; a field that goes by its own value is none.
 */
export const circleNotes = (rules: readonly HidingRule[], json: JsonFile): readonly Complaint[] => {
  const asked = new Map<string, Set<string>>();
  const targets = new Set(rules.map(({ target }) => target));
  for (const { target, when } of rules) {
    const places = placesAsked(when, target);
    const hiding = [...targets].filter((one) => places.some((place) => `${place}/`.startsWith(`${one}/`)));
    asked.set(target, new Set([...(asked.get(target) ?? []), ...hiding]));
  }
  /** The fields on the way from one back to itself. */
  const circleOf = (start: string): readonly string[] | undefined => {
    const seen = new Set([start]);
    const follow = (at: string, way: readonly string[]): readonly string[] | undefined => {
      for (const next of asked.get(at) ?? []) {
        if (next === start && way.length > 0) return way;
        if (seen.has(next)) continue;
        seen.add(next);
        const found = follow(next, [...way, next]);
        if (found) return found;
      }
      return undefined;
    };
    return follow(start, []);
  };
  const told = new Set<string>();
  return rules.flatMap(({ target, tokens }) => {
    const circle = told.has(target) ? undefined : circleOf(target);
    if (!circle) return [];
    for (const one of [target, ...circle]) told.add(one);
    const others = circle.map((one) => `'${one}'`).join(', ');
    return [
      json.complain(
        tokens,
        `Whether this is shown goes by ${others}, and whether that is shown goes by this: where both are hidden, nobody can bring either back.`,
      ),
    ];
  });
};
