import type { RJSFSchema } from '@rjsf/utils';
import type { SchemaNode } from '../../validation/schemaNode.ts';
import { namesOf } from './keptBranches.ts';

const KEYWORDS = ['oneOf', 'anyOf'] as const;

/** The options of one choice. */
export interface Choice {
  readonly keyword: (typeof KEYWORDS)[number];
  readonly options: readonly unknown[];
}

/** The choices of a schema, those that a condition brought behind the others: rjsf merges what it brings into what was there. */
export const choicesOf = (schema: RJSFSchema): readonly Choice[] =>
  Object.keys(schema).flatMap((name) => {
    const keyword = KEYWORDS.find((one) => one === name);
    const options: unknown = keyword && schema[keyword];
    return keyword && Array.isArray(options) ? [{ keyword, options }] : [];
  });

/** An option that has another choice of its place within. */
export function withChoiceWithin(option: RJSFSchema, { keyword, options }: Choice): RJSFSchema {
  const choice = { [keyword]: options };
  if (choicesOf(option).length === 0 && !('$ref' in option)) return { ...option, ...choice };
  const { title, type, ...rest } = option;
  return { ...(title !== undefined && { title }), ...(type !== undefined && { type }), allOf: [rest, choice] };
}

/**
 * Tells the members that stand beside a choice.
 *
 * @param names The properties that are drawn around it.
 * @param within Another choice that is drawn in each of its options.
 * @param own Its options, where it is drawn in each option of another choice itself.
 */
export function membersBeside(
  names: readonly string[],
  within: Choice | undefined,
  own: readonly unknown[] | undefined,
  root: SchemaNode,
): (name: string) => boolean {
  const known = (options: readonly unknown[] = []) => new Set(options.flatMap((option) => [...namesOf(option, root)]));
  const [others, mine] = [known(within?.options), own && known(own)];
  return (name) => names.includes(name) || others.has(name) || mine?.has(name) === false;
}
