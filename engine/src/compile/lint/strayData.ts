import { isNode } from '../../validation/schemaNode.ts';
import type { Complaint } from '../complaint.ts';
import type { JsonFile } from '../jsonFile.ts';

type Tokens = readonly (string | number)[];

/** The places of a file that have a `$data`, with what it is. */
function* dataPlaces(value: unknown, tokens: Tokens = []): Iterable<readonly [at: Tokens, data: string]> {
  if (Array.isArray(value)) for (const [index, item] of value.entries()) yield* dataPlaces(item, [...tokens, index]);
  if (!isNode(value)) return;
  for (const [name, member] of Object.entries(value)) {
    if (name === '$data' && typeof member === 'string') yield [[...tokens, name], member];
    else yield* dataPlaces(member, [...tokens, name]);
  }
}

/**
 * The complaint about a `$data` that leads out of the form, of which ajv says no more than how far; `undefined` where `reason`
 * is another one, or the pointer stands in another file.
 *
 * @param reason ajv's words
 */
export function strayData(json: JsonFile, reason: string): Complaint | undefined {
  const [, up] = /^Cannot access \S+ (\d+) levels up/.exec(reason) ?? [];
  for (const [at, data] of up === undefined ? [] : dataPlaces(json.value))
    if (/^\d+/.exec(data)?.[0] === up)
      return json.complain(at, `'${data}' leads out of the form: 1 leads to what is around a field, 2 to what is around that.`);
  return undefined;
}
