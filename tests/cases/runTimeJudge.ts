import { resolve } from 'node:path';
import type { Mode } from '@reelform/engine/validation';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { readJsonFile } from '../../engine/src/compile/jsonFile.ts';
import { resolveReferences } from '../../engine/src/compile/resolveReferences.ts';
import { draftSchema, strictSchema } from '../../engine/src/compile/variants.ts';
import { vocabulary } from '../../engine/src/validation/vocabulary/index.ts';

/** An emptied field is a missing one, as in the verdict. */
const withoutEmptyTexts = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutEmptyTexts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, member]) => (member === '' ? [] : [[name, withoutEmptyTexts(member)]])),
  );
};

/** Judges by compiling a form's schema with ajv here and now: an oracle for the precompiled checks. */
export const createRunTimeJudge = (name: string): ((data: unknown, mode: Mode) => boolean) => {
  const read = readJsonFile(resolve('schemas/forms', name, 'schema.json'));
  if (!('json' in read)) throw new Error(`the form ${name} cannot be read`);
  const { schema } = resolveReferences(read.json, resolve('schemas'));
  const compile = (variant: unknown) => {
    const ajv = new Ajv({ allErrors: true, strict: false, $data: true, ownProperties: true });
    addFormats.default(ajv);
    for (const keyword of vocabulary) ajv.addKeyword(keyword);
    return ajv.compile(variant as object);
  };
  const checks = { strict: compile(strictSchema(schema)), draft: compile(draftSchema(schema)) };
  return (data, mode) => checks[mode](withoutEmptyTexts(data)) === true;
};
