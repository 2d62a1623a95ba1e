import { findRuleFlaw } from '../../validation/content/readMediaRules.ts';
import { placeholdersIn } from '../../validation/placeholders.ts';
import { isNode, type SchemaNode } from '../../validation/schemaNode.ts';
import type { Complaint } from '../complaint.ts';
import type { JsonFile } from '../jsonFile.ts';

/** Placeholders of a media rule's texts: what was found and its limit, the rule's own numbers, and facts that have limits. */
const placeholdersOf = (rule: SchemaNode, rules: readonly unknown[]): readonly string[] => [
  ...['found', 'limit'],
  ...['minimum', 'maximum'].filter((name) => name in rule),
  ...rules.flatMap((one) => (isNode(one) && ('minimum' in one || 'maximum' in one) ? [String(one['fact'])] : [])),
];

/** Complaints about the `mediaRules` of a field. */
export const lintMediaRules = (rules: unknown, tokens: readonly (string | number)[], json: JsonFile): readonly Complaint[] => {
  if (!Array.isArray(rules)) return [json.complain(tokens, "'mediaRules' is a list of rules.")];
  return rules.flatMap((rule: unknown, index) => {
    const here = [...tokens, index];
    if (!isNode(rule)) return [json.complain(here, 'A media rule is an object.')];
    const flaw = findRuleFlaw(rule);
    if (flaw !== undefined) {
      const text = `A media rule has a fact, an effect and a message, and says what the fact must be; '${flaw}' is not right.`;
      return [json.complain(flaw in rule ? [...here, flaw] : here, text)];
    }
    if (!['const', 'enum', 'minimum', 'maximum'].some((name) => name in rule))
      return [json.complain(here, "A media rule has 'const', 'enum', 'minimum' or 'maximum'.")];
    const placeholders = placeholdersOf(rule, rules);
    return ['message', 'hint'].flatMap((name) =>
      placeholdersIn(String(rule[name] ?? ''))
        .filter((one) => !placeholders.includes(one.name))
        .map(({ whole }) =>
          json.complain([...here, name], `A media rule has no placeholder ${whole}; it has {${placeholders.join('}, {')}}.`),
        ),
    );
  });
};
