import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { generateTypes } from '@reelform/engine/compile';
import { afterAll, expect, it } from 'vitest';
import { oddForms } from './oddForms.ts';
import { rjsfSamples } from './rjsfSamples.ts';

const folder = mkdtempSync(join(tmpdir(), 'reelform-types-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The type generator asks every object for its `hasOwnProperty`. */
const untyped = new Set(['rjsf: names that are hard', 'odd: names that every object inherits']);

const compilerOptions = {
  ...{ target: 'es2023', module: 'esnext', moduleResolution: 'bundler', types: [], strict: true, noEmit: true },
  allowImportingTsExtensions: true,
  paths: { '@reelform/engine/validation': [resolve('engine/src/validation/types.ts')] },
};

const use = (form: string) => `
import type { JsonObject } from '@reelform/engine/validation';
import type { DraftOf } from '${resolve('engine/src/form/draftOf.ts')}';
import type { FormDocuments, FormPayloads } from './${form}.ts';
declare const data: FormDocuments['${form}'];
declare const sent: FormPayloads['${form}'];
export const json: readonly JsonObject[] = [data, sent];
export const draft: DraftOf<FormDocuments['${form}']> = data;
declare const kept: DraftOf<FormDocuments['${form}']>;
export const keptJson: JsonObject = kept;
`;

it('types of the forms of others are JSON objects to TypeScript, and so are their drafts', async () => {
  const forms = [...oddForms, ...rjsfSamples].filter(({ name }) => !untyped.has(name));
  for (const [index, { schema }] of forms.entries()) {
    const form = `form${index}`;
    mkdirSync(join(folder, form, 'forms', form), { recursive: true });
    writeFileSync(join(folder, form, 'forms', form, 'schema.json'), JSON.stringify(schema));
    writeFileSync(join(folder, `${form}.ts`), await generateTypes(join(folder, form, 'forms'), join(folder, form)));
    writeFileSync(join(folder, `${form}.use.ts`), use(form));
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }));
  const tsc = [resolve('node_modules/typescript/bin/tsc'), '-p', folder];
  const told = await promisify(execFile)(process.execPath, tsc, { cwd: folder }).then(
    () => '',
    ({ stdout }) => String(stdout),
  );
  expect(told.replaceAll(/^form(\d+)/gm, (all, index) => forms[Number(index)]?.name ?? all)).toBe('');
});
