import { isNode, type SchemaNode } from '../schemaNode.ts';
import { type MediaRule, mediaFacts } from './mediaRules.ts';

/** Members of a rule and what each may be. */
const members: { readonly [name in keyof MediaRule]-?: (value: unknown) => boolean } = {
  fact: (value) => typeof value === 'string' && Object.hasOwn(mediaFacts, value),
  const: (value) => ['boolean', 'string', 'number'].includes(typeof value),
  enum: (value) => Array.isArray(value) && value.length > 0,
  minimum: Number.isFinite,
  maximum: Number.isFinite,
  effect: (value) => value === 'refuse' || value === 'warn',
  message: (value) => typeof value === 'string' && value !== '',
  hint: (value) => typeof value === 'string',
  command: (value) => typeof value === 'string',
};

const isMember = (name: string): name is keyof MediaRule => Object.hasOwn(members, name);

/** What keeps one rule from counting: the name of the member that is wrong, missing or unknown; `undefined` when all is well. */
export const findRuleFlaw = (rule: SchemaNode): string | undefined => {
  const wrong = Object.entries(rule).find(([name, value]) => !isMember(name) || !members[name](value));
  if (wrong) return wrong[0];
  return ['fact', 'effect', 'message'].find((name) => rule[name] === undefined);
};

const isRule = (value: unknown): value is MediaRule => isNode(value) && findRuleFlaw(value) === undefined;

/** The `mediaRules` of a field's schema; none where it has none. Malformed ones, which the compiler refuses, are left out. */
export const readMediaRules = (schema: unknown): readonly MediaRule[] => {
  const rules = isNode(schema) ? schema['mediaRules'] : undefined;
  return Array.isArray(rules) ? rules.filter(isRule) : [];
};
