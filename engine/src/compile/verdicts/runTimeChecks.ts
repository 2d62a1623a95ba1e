import { createRuntime } from '../../validation/runtime.ts';
import { isNode } from '../../validation/schemaNode.ts';
import type { CompiledCheck, ModuleRuntime } from '../../validation/types.ts';
import { createAjv } from '../checks/createAjv.ts';
import { forAjv } from '../checks/unevaluated.ts';
import type { VocabularyExtension } from '../vocabularyExtension.ts';

/**
 * Checks as ajv itself makes them at run time, to hold a form module's against. They are made by `new Function`, which
 * no page with a strict policy allows.
 *
 * @param schemas schemas by check name
 * @param extension keywords beside the engine's own
 */
export const runTimeChecks = (
  schemas: ReadonlyMap<string, unknown>,
  extension: VocabularyExtension = {},
  runtime: ModuleRuntime = createRuntime(),
): ReadonlyMap<string, CompiledCheck> => {
  // Our keywords ask `rt`, which a form module is handed; here ajv's own instance, `self`, carries it.
  const code = { process: (written: string) => `const rt = self.reelform;${written}` };
  const { schemas: all, unevaluated } = forAjv(schemas);
  // What a schema calls its draft is read by then, and the lint has judged it.
  const ajv = Object.assign(createAjv(extension, code, { unevaluated, validateSchema: false }), { reelform: runtime });
  return new Map(
    [...all].map(([name, schema]) => {
      const check = ajv.compile(isNode(schema) ? schema : schema !== false);
      return [name, check as CompiledCheck]; // ajv's predicate narrows its argument
    }),
  );
};
