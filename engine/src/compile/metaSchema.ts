import { Ajv } from 'ajv';
import type { JsonFile } from './jsonFile.ts';

/** The address of the schema that schemas of draft-07 conform to. */
export const metaSchemaAddress = 'http://json-schema.org/draft-07/schema';

/** The schema of schemas, as if it had been read from a file. */
export const metaSchema = (): JsonFile => ({
  file: metaSchemaAddress,
  value: new Ajv().getSchema(metaSchemaAddress)?.schema,
  complain: (tokens, message) => ({
    file: metaSchemaAddress,
    line: 1,
    column: 1,
    pointer: tokens.map((token) => `/${token}`).join(''),
    message,
  }),
});
