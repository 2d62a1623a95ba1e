import { pointerOf } from '../../validation/pointer.ts';
import { followed, isNode, speakers } from '../../validation/schemaNode.ts';
import { askedIn, open } from './askedTexts.ts';

/** Keywords of the whole form whose errors are about no member, but about what can be done in the form. */
const aboutMembers = ['anyOf', 'oneOf', 'not', 'minProperties', 'maxProperties'];

/**
 * Where complaints of the whole form lead, by keyword: to the first of the members that they name, or else to where the form
 * begins (`''`).
 */
export const leadsOf = (schema: unknown): { readonly [keyword: string]: string } => {
  const leads: Record<string, string> = {};
  if (!isNode(schema)) return leads;
  const nodes = [...speakers(schema, schema)];
  const required = followed(schema, schema).flatMap((node) => node['required'] ?? []);
  for (const node of nodes) {
    for (const [keyword, , groups] of askedIn(node)) leads[keyword] ??= pointerOf([open(groups, required)[0]?.[0] ?? '']);
  }
  for (const keyword of aboutMembers) if (nodes.some((node) => keyword in node)) leads[keyword] ??= '';
  return leads;
};
