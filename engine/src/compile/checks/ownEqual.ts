import { createRequire } from 'node:module';
import type { Ajv } from 'ajv';
import { sameValue } from '../../validation/sameValue.ts';
import { replaceKeyword } from './replaceKeyword.ts';

// A CommonJS file with a default export, which bundlers and Node hand over in different ways.
const load = createRequire(import.meta.url);
const { default: stockEqual }: { readonly default: unknown } = load('ajv/dist/runtime/equal.js');

/**
 * Has code that ajv runs at once compare values as form modules do: its own way calls their `toString`, which data may have.
 * What it writes stays as it is, for modules are handed theirs.
 */
export const compareAsModules = (ajv: Ajv): void => {
  for (const keyword of ['const', 'enum', 'uniqueItems'])
    replaceKeyword(ajv, keyword, (own) => (context, ruleType) => {
      const { gen } = context;
      const scopeValue = gen.scopeValue.bind(gen);
      gen.scopeValue = (prefix, value) => scopeValue(prefix, value.ref === stockEqual ? { ...value, ref: sameValue } : value);
      own.code(context, ruleType);
      gen.scopeValue = scopeValue;
    });
};
