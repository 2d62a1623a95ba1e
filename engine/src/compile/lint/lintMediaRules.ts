import { findRuleFlaw } from '../../validation/content/readMediaRules.ts';
import { placeholdersIn } from '../../validation/placeholders.ts';
import { isNode } from '../../validation/schemaNode.ts';
import type { Complaint } from '../complaint.ts';
import type { JsonFile } from '../jsonFile.ts';

/** Placeholders of a media rule's texts. */
const placeholders = new Set(['found', 'limit']);

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
    return ['message', 'hint'].flatMap((name) =>
      placeholdersIn(String(rule[name] ?? ''))
        .filter((one) => !placeholders.has(one.name))
        .map(({ whole }) =>
          json.complain([...here, name], `A media rule has no placeholder ${whole}; it has {found} and {limit}.`),
        ),
    );
  });
};
