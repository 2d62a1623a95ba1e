import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { importSource } from '../import-source.mjs';
import { gzipBytes } from './bundle.mjs';
import { median } from './statistics.mjs';

const batches = 9;
const batchMs = 60;

/** Calls a check over and over and says how long one call takes, in ms, best of interleaved batches' medians. */
const compare = (checks) => {
  const times = checks.map(() => []);
  for (const check of checks) for (let warm = 0; warm < 200; warm += 1) check();
  for (let batch = 0; batch < batches; batch += 1) {
    for (const [index, check] of checks.entries()) {
      const from = performance.now();
      let calls = 0;
      while (performance.now() - from < batchMs) {
        for (let call = 0; call < 10; call += 1) check();
        calls += 10;
      }
      times[index].push((performance.now() - from) / calls);
    }
  }
  return times.map(median);
};

const load = async (folder, name, code, createFormModule) => {
  const file = join(folder, `${name}.mjs`);
  await writeFile(file, code);
  const { default: factory } = await import(`file://${file}`);
  return createFormModule(factory);
};

/** ajv told to do what our modules do: only a value's own members count, and `$data` is understood. */
const asOurs = { allErrors: true, ownProperties: true, $data: true, strict: false };

/** ajv as stock rjsf sets it up. */
const asRjsf = { allErrors: true, multipleOfPrecision: 8, strict: false, verbose: true };

const compileAtRunTime = (schema, options) => {
  const ajv = new Ajv(options);
  addFormats(ajv);
  const from = performance.now();
  return { check: ajv.compile(schema), ms: performance.now() - from };
};

/** Verdict times of the bench's own forms: precompiled, by run-time ajv told to do the same work, and by ajv as rjsf uses it. */
const verdicts = async ({ forms, formsFolder, folder }) => {
  const { createFormModule } = await importSource('engine/src/validation/runtime.ts');
  const { documentOf } = await importSource('tests/bench/data.ts');
  const rows = [];
  for (const [name, workload, size] of [
    ['film-details', 'film-details', 10],
    ['film-details', 'film-details', 500],
    ['flat', 'flat', 300],
  ]) {
    const form = await load(folder, name, forms.get(name).code, createFormModule);
    const schema = JSON.parse(await readFile(join(formsFolder, name, 'schema.json'), 'utf8'));
    const same = compileAtRunTime(schema, asOurs);
    const stock = compileAtRunTime(schema, asRjsf);
    for (const isFaulty of [false, true]) {
      const data = documentOf(workload, size, isFaulty);
      const precompiled = form.checks.strict;
      const verdict = [precompiled, same.check, stock.check].map((check) => check(data));
      if (verdict.some((valid) => valid === isFaulty)) throw new Error(`${name}: verdicts ${verdict.join(' and ')}`);
      const [moduleMs, ajvMs, stockMs] = compare([precompiled, same.check, stock.check].map((check) => () => check(data)));
      const document = isFaulty ? '20 errors' : 'valid';
      rows.push({ form: name, size, document, moduleMs, ajvMs, stockMs, ajvCompileMs: stock.ms });
    }
  }
  return rows;
};

/** Sizes of every form's module, the portal's and the bench's, and how long it takes to compile each folder. */
const modules = async ({ forms, messages }) => {
  const { compileDirectory } = await importSource('engine/src/compile/index.ts');
  const from = performance.now();
  const portal = await compileDirectory('schemas/forms', { messages });
  const compileMs = performance.now() - from;
  const sized = [...portal.forms, ...forms].map(([form, { code }]) => ({
    form,
    minified: Buffer.byteLength(code),
    gzip: gzipBytes(code),
  }));
  return { portalCompileMs: compileMs, portalForms: (await readdir('schemas/forms')).length, sized };
};

/** What validation costs: time of a verdict, size of a module. */
export const measureValidation = async (given) => ({ verdicts: await verdicts(given), modules: await modules(given) });
