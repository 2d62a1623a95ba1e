import { createRequire } from 'node:module';
import type { JsonObject } from '@reelform/engine/validation';
import type { ForeignDocument } from './foreignForms.ts';

interface Example {
  readonly name: string;
  readonly schema?: JsonObject;
  readonly data?: unknown;
}

// The package's ES module imports lodash by a path that Node does not find; its CommonJS one works.
const { getExamples }: { getExamples(): readonly Example[] } = createRequire(import.meta.url)('@jsonforms/examples');

/** A form's document is an object; one example is for lists and texts alone. */
const takesObjects = ({ type = 'object' }: JsonObject): boolean => [type].flat().includes('object');

/** The example forms of JSON Forms (https://jsonforms.io/examples), each schema once, with the data shown beside it. */
export const jsonFormsExamples: readonly ForeignDocument[] = [
  ...new Map(
    getExamples().flatMap(({ name, schema, data }): readonly (readonly [string, ForeignDocument])[] => {
      if (schema === undefined || !takesObjects(schema)) return [];
      const document = typeof data === 'object' && data !== null && !Array.isArray(data) ? data : {};
      const form = { name: `JSON Forms: ${name}`, schema, ui: {}, data: JSON.parse(JSON.stringify(document)) };
      return [[JSON.stringify([schema, document]), form]];
    }),
  ).values(),
];
