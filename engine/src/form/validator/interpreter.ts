import type { RJSFSchema } from '@rjsf/utils';

/** Asks whether `data` matches `schema`, whose references are looked up in `root`. */
export type Interpreter = (schema: RJSFSchema, data: unknown, root: RJSFSchema) => boolean;

/**
 * Loads the small interpreter that matches the branches for which a form module has no compiled check. It runs
 * without `eval`, so a strict content security policy holds.
 */
export async function loadInterpreter(): Promise<Interpreter> {
  const { Validator } = await import('@cfworker/json-schema');
  const validators = new WeakMap<RJSFSchema, InstanceType<typeof Validator>>();
  return (schema, data, root) => {
    if (data === undefined) return schema.type === undefined && schema.required === undefined;
    let validator = validators.get(schema);
    if (!validator) {
      const { definitions } = root;
      validator = new Validator(withoutUndefined({ ...(definitions && { definitions }), ...schema }), '7', true);
      validators.set(schema, validator);
    }
    return validator.validate(withoutUndefined(data)).valid;
  };
}

/** The interpreter refuses members that are `undefined`; `any`-typed by JSON.parse, since rjsf's schema type is wider than the interpreter's. */
function withoutUndefined(value: unknown) {
  return JSON.parse(JSON.stringify(value));
}
