import { dirname, resolve } from 'node:path';
import { tokensOf } from '../../validation/pointer.ts';
import { isNode } from '../../validation/schemaNode.ts';
import type { Complaint } from '../complaint.ts';
import { type JsonFile, readJsonFile } from '../jsonFile.ts';
import { decoded } from '../schema/references.ts';

/** Most files that are followed from one to the next: they may refer to each other in a ring. */
const mostFiles = 20;

/**
 * Complains about a place of a form's schema in the file that says it: where a reference to another file leads there, that
 * file, and else the form's own.
 */
export const complainWhereSaid = (
  json: JsonFile,
  tokens: readonly string[],
  message: string,
  left: number = mostFiles,
): Complaint => {
  let node = json.value;
  for (const [index, token] of tokens.entries()) {
    if (!isNode(node)) break;
    const reference = node['$ref'];
    if (left > 0 && !Object.hasOwn(node, token) && typeof reference === 'string') {
      const [path = '', place = ''] = reference.split('#');
      const read = readJsonFile(resolve(dirname(json.file), decoded(path)));
      if (path === '' || !('json' in read)) break;
      const rest = [...tokensOf(decoded(place)), ...tokens.slice(index)];
      return complainWhereSaid(read.json, rest, message, left - 1);
    }
    node = node[token];
  }
  return json.complain(tokens, message);
};
