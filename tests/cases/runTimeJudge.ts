import { resolve } from 'node:path';
import { createRuntime, type Mode } from '@reelform/engine/validation';
import { customizeValidator } from '@rjsf/validator-ajv8';
import { isIban } from '../../engine/src/compile/formats/iban.ts';
import { isRoutingNumber } from '../../engine/src/compile/formats/routingNumber.ts';
import { readJsonFile } from '../../engine/src/compile/jsonFile.ts';
import { listSchemas, withSchemas } from '../../engine/src/compile/schema/closeLists.ts';
import { resolveReferences } from '../../engine/src/compile/schema/resolveReferences.ts';
import { draftSchema, strictSchema } from '../../engine/src/compile/schema/variants.ts';
import { readLists } from '../../engine/src/compile/texts/readLists.ts';
import { isNode } from '../../engine/src/validation/schemaNode.ts';
import { vocabulary } from '../../engine/src/validation/vocabulary/index.ts';

/** An emptied field is a missing one, as in the verdict. */
const withoutEmptyTexts = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutEmptyTexts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, member]) => (member === '' ? [] : [[name, withoutEmptyTexts(member)]])),
  );
};

/** Judges with rjsf's own validator, which compiles the schema here and now: an oracle for the precompiled checks. */
export const createRunTimeJudge = (name: string): ((data: unknown, mode: Mode) => boolean) => {
  const read = readJsonFile(resolve('schemas/forms', name, 'schema.json'));
  const ui = readJsonFile(resolve('schemas/forms', name, 'ui.json'));
  if (!('json' in read) || !('json' in ui)) throw new Error(`the form ${name} cannot be read`);
  const { schema } = resolveReferences(read.json, resolve('schemas'));
  // Own keywords ask the module's runtime by this name; code that is compiled here and now finds it on the global object.
  Object.assign(globalThis, { rt: createRuntime() });
  const validator = customizeValidator({
    ajvOptionsOverrides: { $data: true, ownProperties: true, next: true, keywords: [...vocabulary] },
    customFormats: { iban: isIban, 'routing-number': isRoutingNumber },
  });
  const strict = strictSchema(schema);
  if (!isNode(strict)) throw new Error(`the form ${name} is no object`);
  const closing = listSchemas(ui.json.value, strict, readLists(ui.json, resolve('schemas')).lists);
  const variants = {
    strict: withSchemas(strict, closing) as object,
    draft: withSchemas(draftSchema(schema), closing) as object,
  };
  return (data, mode) => {
    const { errors = [], validationError } = validator.rawValidation(variants[mode], withoutEmptyTexts(data));
    if (validationError) throw validationError;
    return errors.length === 0;
  };
};
