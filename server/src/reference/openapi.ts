import { fillIn, type JsonObject } from '@reelform/engine/validation';
import { type Call, type CallName, calls, type FormName, type SchemaName } from '@reelform/schemas/api';
import { errors } from '../errors.ts';
import { callNames } from '../http/calls.ts';
import { notice } from '../http/error-reply.ts';
import { isObject } from '../is-object.ts';
import type { Services } from '../services.ts';
import { toOpenApiSchema } from './openapi-schema.ts';
import type { ReferenceTexts } from './reference-texts.ts';

/** Who may make a call, as the document tags it. */
export type CallGroup = keyof ReferenceTexts['calls'];

/** One call as the document has it. */
export interface Operation {
  readonly operationId: string;
  readonly tags: readonly [CallGroup];
  readonly description: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content | Reference>>;
  readonly security: readonly object[];
}

/** A parameter in the path or the query. */
export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly schema: JsonObject;
  readonly description?: string;
}

/** JSON that is sent or answered. */
export interface Content {
  readonly description: string;
  readonly required?: true;
  readonly content: { readonly 'application/json': { readonly schema: JsonObject } };
}

interface Reference {
  readonly $ref: string;
}

/** The description of all calls (https://spec.openapis.org/oas/v3.1.1.html). */
export interface OpenApi {
  readonly openapi: '3.1.1';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: CallGroup; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonObject>>;
    readonly responses: Readonly<Record<string, Content>>;
    readonly securitySchemes: Readonly<Record<string, JsonObject>>;
  };
}

/** What the document is made from. */
export type OpenApiServices = Pick<Services, 'config' | 'forms' | 'schemas' | 'sessions'>;

const groups: readonly CallGroup[] = ['site', 'filmmaker', 'staff'];
const errorStatuses = [...new Set(Object.values(errors).map(({ status }) => status))].toSorted((a, b) => a - b);

/** Describes every call of the contract as it is judged now: a form that was changed is described as changed. */
export function createOpenApi({ config, forms, schemas, sessions }: OpenApiServices, texts: ReferenceTexts): OpenApi {
  const { base } = forms.current();
  const productKey = config.product.key;
  const component = (name: string): Reference => ({ $ref: `#/components/schemas/${name}` });
  const plainRef = (name: string) => component(name).$ref;
  const convert = (schema: unknown, refTo = plainRef): JsonObject => {
    const converted = toOpenApiSchema(schema, { refTo, productKey });
    return isObject(converted) ? converted : {};
  };
  const formSchema = (form: FormName) => {
    const schema = base.forms.get(form)?.module.schema ?? {};
    const parts = isObject(schema['definitions']) ? schema['definitions'] : {};
    const refTo = (name: string) => plainRef(`${form}.${name}`);
    return [
      [`form.${form}`, convert(schema, refTo)] as const,
      ...Object.entries(parts).map(([name, part]) => [`${form}.${name}`, convert(part, refTo)] as const),
    ];
  };
  const json = (description: string, schema: JsonObject): Content => ({
    description,
    content: { 'application/json': { schema } },
  });
  const parametersOf = (place: Parameter['in'], name: SchemaName | undefined): readonly Parameter[] => {
    const schema = name === undefined ? {} : schemas.definition(name);
    const required = Array.isArray(schema['required']) ? schema['required'] : [];
    return Object.entries(isObject(schema['properties']) ? schema['properties'] : {}).map(([key, property]) => {
      const { description, ...rest } = convert(property);
      return {
        name: key,
        in: place,
        required: place === 'path' || required.includes(key),
        schema: rest,
        ...(typeof description === 'string' && { description }),
      };
    });
  };
  const bodyOf = ({ body }: Call): Content | undefined => {
    if (body === undefined) return undefined;
    if (typeof body === 'string') return { ...json('', { ...component(body) }), required: true };
    const judges = body.forms.map(({ form }) => component(`form.${form}`));
    const schema = judges.length === 1 ? { ...judges[0] } : { anyOf: judges.map((judge) => ({ ...judge })) };
    return {
      ...json(fillIn(texts.formBody, { forms: body.forms.map(({ form }) => form).join(' / ') }), schema),
      required: true,
    };
  };
  const operationOf = (name: CallName): Operation => {
    const call: Call = calls[name];
    const requestBody = bodyOf(call);
    const statuses = errorStatuses.filter(
      (status) => (status !== 401 || call.access !== 'public' || call.bearer) && (status !== 413 || requestBody),
    );
    return {
      operationId: operationIdOf(name),
      tags: [call.api === 'site' ? 'site' : call.access === 'staff' ? 'staff' : 'filmmaker'],
      description: texts.access[call.bearer ? 'platform' : call.access],
      parameters: [...parametersOf('path', call.params), ...parametersOf('query', call.query)],
      ...(requestBody && { requestBody }),
      responses: {
        200: json(texts.done, { ...component(call.reply) }),
        ...Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/Refused${status}` }])),
      },
      security: call.bearer ? [{ platform: [] }] : call.access === 'public' ? [] : [{ session: [] }],
    };
  };
  const paths: Record<string, Record<string, Operation>> = {};
  for (const name of callNames) {
    const [method = '', path = ''] = name.split(' ');
    const prefix = calls[name].api === 'site' ? '/api' : config.adminPrefix;
    const template = `${prefix}${path.replace(/:(\w+)/g, '{$1}')}`;
    paths[template] = { ...paths[template], [method.toLowerCase()]: operationOf(name) };
  }
  const bodyForms = new Set(
    callNames.flatMap((name) => {
      const { body }: Call = calls[name];
      return typeof body === 'object' ? body.forms.map(({ form }) => form) : [];
    }),
  );
  return {
    openapi: '3.1.1',
    info: {
      title: fillIn(texts.title, { product: config.product.name }),
      version: '1',
      description: texts.description,
    },
    servers: [{ url: config.publicOrigin ?? '/' }],
    tags: groups.map((name) => ({ name, description: texts.calls[name] })),
    paths,
    components: {
      schemas: {
        ...Object.fromEntries(schemas.names.map((name) => [name, convert(schemas.definition(name))])),
        ...Object.fromEntries([...bodyForms].flatMap(formSchema)),
      },
      responses: Object.fromEntries(
        errorStatuses.map((status) => {
          const lines = Object.entries(errors)
            .filter(([, error]) => error.status === status)
            .map(([code, { messageKey }]) => `- \`${code}\`: ${notice(base.notices, messageKey)}`);
          return [`Refused${status}`, json([texts.failed, '', ...lines].join('\n'), { ...component('ErrorReply') })];
        }),
      ),
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: sessions.cookies.sessionName, description: texts.session },
        platform: { type: 'http', scheme: 'bearer', description: texts.secret },
      },
    },
  };
}

/** `POST /filmmakers/films/:id/update` → `postFilmmakersFilmsIdUpdate`. */
const operationIdOf = (name: CallName): string =>
  name
    .replace(/^\w+/, (method) => method.toLowerCase())
    .replace(/[^A-Za-z0-9]+(\w)/g, (_whole, letter: string) => letter.toUpperCase());
