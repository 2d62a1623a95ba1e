import { JUNK_OPTION_ID, type RJSFSchema, type RJSFValidationError, toErrorSchema, type ValidatorType } from '@rjsf/utils';
import { judge } from '../../validation/index.ts';
import { tokensOf } from '../../validation/pointer.ts';
import type { FormModule } from '../../validation/types.ts';
import { loadedOpenParts } from '../open/fetchOpenParts.ts';
import { branchKey } from './branchKey.ts';
import type { Interpreter } from './interpreter.ts';
import { matchPlainSchema } from './matchPlainSchema.ts';

/**
 * rjsf's validator over a form module's compiled checks. It never throws: a branch that nobody foresaw is asked of
 * the interpreter, and without one it does not match.
 */
export function createValidator(form: FormModule, interpreter: Interpreter | undefined): ValidatorType {
  const parts = loadedOpenParts();
  const folding = parts && parts.foldRecursion(form.schema) !== form.schema ? parts : undefined;
  const keys = new WeakMap<RJSFSchema, string | undefined>();

  const matchBranch = (schema: RJSFSchema, data: unknown, root: RJSFSchema): boolean => {
    if (!keys.has(schema)) keys.set(schema, branchKey(form, folding?.withoutFolds(schema) ?? schema));
    const check = form.checks[keys.get(schema) ?? ''];
    if (check) return check(data);
    return matchPlainSchema(schema, data) ?? interpreter?.(schema, data, root) ?? false;
  };

  const errorsOf = (data: unknown): RJSFValidationError[] => {
    const verdict = judge(form, data, { mode: 'strict' });
    if (verdict.valid) return [];
    return verdict.errors.map(({ path, keyword, message }) => ({
      name: keyword,
      message,
      property: tokensOf(path)
        .map((token) => `.${token}`)
        .join(''),
      stack: message,
    }));
  };

  return {
    isValid: (schema: RJSFSchema | boolean, data, root) => {
      if (typeof schema === 'boolean') return schema;
      if (schema.$id === JUNK_OPTION_ID) return false;
      try {
        return matchBranch(schema, data, root);
      } catch {
        return false;
      }
    },
    validateFormData: (data) => {
      const errors = errorsOf(data);
      return { errors, errorSchema: toErrorSchema(errors) };
    },
    rawValidation: (_schema, data) => ({ errors: errorsOf(data) as never[] }),
  };
}
