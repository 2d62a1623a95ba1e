import type { JsonObject } from '@reelform/engine/validation';
import type { Call, FormBody, FormName, SchemaName } from '@reelform/schemas/api';
import type { FastifyRequest, FastifySchemaCompiler } from 'fastify';
import { type Refusal, refuse } from '../errors.ts';
import type { PublishedLanguage } from '../forms/published-language.ts';
import type { FormRegistry } from '../forms/registry.ts';
import { isObject } from '../is-object.ts';
import { notice } from './error-reply.ts';
import type { Judged, PlainSchemas } from './plain-schemas.ts';
import { findUnstorableText } from './unstorable-text.ts';

/** A request that its schema refuses; Fastify's validation speaks in errors. */
export class InputRefused extends Error {
  override readonly name = 'InputRefused';
  /** What is answered, in a language. */
  readonly refusalIn: (language: PublishedLanguage) => Refusal;

  constructor(refusalIn: (language: PublishedLanguage) => Refusal) {
    super('refused');
    this.refusalIn = refusalIn;
  }
}

/** What one part of a request must be. */
export type InputSchema =
  | { readonly part: 'params' | 'query' | 'body'; readonly schema: SchemaName }
  | { readonly part: 'body'; readonly forms: FormBody['forms'] };

/** The parts of a call as Fastify's route schema; {@link createInputCompiler} understands them. */
export function routeSchema(call: Call) {
  return {
    params: { part: 'params', schema: call.params ?? 'Empty' } satisfies InputSchema,
    querystring: { part: 'query', schema: call.query ?? 'Empty' } satisfies InputSchema,
    ...(call.body && {
      body: (typeof call.body === 'string'
        ? { part: 'body', schema: call.body }
        : { part: 'body', forms: call.body.forms }) satisfies InputSchema,
    }),
  };
}

/**
 * Compiles the parts of a route. Forms are looked up at every request, so that a published change is obeyed at once;
 * nothing of a body is coerced or defaulted, an empty text is a missing one, and what is unknown is refused.
 */
export const createInputCompiler =
  (forms: FormRegistry, schemas: PlainSchemas): FastifySchemaCompiler<InputSchema> =>
  ({ schema }) =>
  (data: unknown) => {
    const { base } = forms.current();
    const judged = judgeInput(schema, data ?? {}, forms, schemas, base);
    if ('value' in judged) return judged;
    // Fastify does not tell a validator whose request it is: the complaints are worded once that is known.
    const refusalIn = (language: PublishedLanguage) => {
      if (schema.part === 'params') return refuse('not_found');
      const worded = language === base ? judged : judgeInput(schema, data ?? {}, forms, schemas, language);
      return refuse('invalid', { errors: ('errors' in worded ? worded : judged).errors });
    };
    return { error: new InputRefused(refusalIn) };
  };

function judgeInput(
  input: InputSchema,
  data: unknown,
  forms: FormRegistry,
  schemas: PlainSchemas,
  language: PublishedLanguage,
): Judged {
  const { notices, messages } = language;
  const unstorable = findUnstorableText(data);
  if (unstorable !== undefined)
    return { errors: [{ path: unstorable, keyword: 'text', message: notice(notices, 'error.unstorableText') }] };
  if (!('forms' in input)) return schemas.judge(input.schema, data, input.part === 'body' ? 'exact' : 'text', messages);
  const form = chooseForm(input.forms, data);
  const errors = forms.judge(form, data, { mode: 'strict', payload: true }, language);
  return errors.length > 0 ? { errors } : { value: forms.clean(form, data as JsonObject) };
}

/** The first form whose `when` member is in the body, else the last. */
function chooseForm(forms: FormBody['forms'], data: unknown): FormName {
  const members = isObject(data) ? data : {};
  const chosen = forms.find(({ when }) => when !== undefined && Object.hasOwn(members, when)) ?? forms.at(-1);
  if (!chosen) throw new Error('A call whose body is a form must name one.');
  return chosen.form;
}

/** The value of a header that may be sent once. */
export const singleHeader = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};
