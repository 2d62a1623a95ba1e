import { createRequire } from 'node:module';
import { pointerOf } from '../../validation/pointer.ts';
import type { JsonFile } from '../jsonFile.ts';
import { draft4 } from './draft4.ts';
import { laterMetaSchema } from './laterMetaSchema.ts';

const load = createRequire(import.meta.url);

/** The schemas that schemas of each draft conform to, by their addresses. */
const metaSchemas: { readonly [address: string]: () => unknown } = {
  'http://json-schema.org/draft-04/schema': () => draft4,
  'http://json-schema.org/draft-06/schema': () => load('ajv/dist/refs/json-schema-draft-06.json'),
  'http://json-schema.org/draft-07/schema': () => load('ajv/dist/refs/json-schema-draft-07.json'),
  'https://json-schema.org/draft/2019-09/schema': () => laterMetaSchema('2019-09'),
  'https://json-schema.org/draft/2020-12/schema': () => laterMetaSchema('2020-12'),
};

/** The schema of schemas that an address means, as if it had been read from a file; `undefined` for any other address. */
export const metaSchema = (address: string): JsonFile | undefined => {
  const read = metaSchemas[address];
  return (
    read && {
      file: address,
      value: read(),
      complain: (tokens, message) => ({
        file: address,
        line: 1,
        column: 1,
        pointer: pointerOf(tokens),
        message,
      }),
    }
  );
};
