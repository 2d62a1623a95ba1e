import type { JsonObject } from '@reelform/engine/validation';
import { isObject } from '../is-object.ts';
import { escapeHtml } from '../mail/escape-html.ts';

const componentPath = '#/components/schemas/';

/** Keywords that a line says as they stand, after the type. */
const limits = ['format', 'minLength', 'maxLength', 'pattern', 'minimum', 'maximum', 'minItems', 'maxItems', 'default'];

/** What a value may be, in one line: `string · maxLength 200`. */
function typeLine(schema: JsonObject): string {
  const alternatives = [schema['anyOf'], schema['oneOf']].find(Array.isArray);
  const shown = [
    typeof schema['$ref'] === 'string' ? linkTo(schema['$ref'].replace(componentPath, '')) : '',
    'const' in schema ? code(schema['const']) : '',
    Array.isArray(schema['enum']) ? schema['enum'].map(code).join(' | ') : typeName(schema),
    alternatives?.map((part) => (isObject(part) ? typeLine(part) : '')).join(' | ') ?? '',
    ...[...limits, ...Object.keys(schema).filter((name) => name.startsWith('x-'))]
      .filter((name) => schema[name] !== undefined && !isObject(schema[name]) && !hasObjects(schema[name]))
      .map((name) => `${escapeHtml(name)} ${code(schema[name])}`),
  ];
  return shown.filter((part) => part !== '').join(' · ');
}

function typeName({ type, items }: JsonObject): string {
  if (type === 'array') return `array of ${isObject(items) ? typeLine(items) : ''}`;
  if (type === undefined) return '';
  return escapeHtml([type].flat().join(' | '));
}

const hasObjects = (value: unknown) => Array.isArray(value) && value.some(isObject);

const code = (value: unknown) => `<code>${escapeHtml(JSON.stringify(value))}</code>`;

/** A link to a schema of the page. */
export const linkTo = (name: string): string => `<a href="#schema-${escapeHtml(name)}">${escapeHtml(name)}</a>`;

/** A schema as HTML: its line, then its members, as deep as they are written in place. */
export function schemaHtml(schema: JsonObject, required: string): string {
  const description = schema['description'];
  const inner = isObject(schema['items']) ? membersHtml(schema['items'], required) : '';
  const alternatives = [schema['anyOf'], schema['oneOf']].find(Array.isArray) ?? [];
  return [
    `<span class="type">${typeLine(schema)}</span>`,
    typeof description === 'string' ? `<p>${escapeHtml(description)}</p>` : '',
    membersHtml(schema, required),
    inner,
    ...alternatives.map((part) => (isObject(part) ? membersHtml(part, required) : '')),
  ].join('');
}

function membersHtml(schema: JsonObject, required: string): string {
  const properties = isObject(schema['properties']) ? schema['properties'] : {};
  const needed = Array.isArray(schema['required']) ? schema['required'] : [];
  const rows = Object.entries(properties).map(([name, property]) =>
    memberHtml(name, isObject(property) ? property : {}, needed.includes(name), required),
  );
  return rows.length === 0 ? '' : `<ul>${rows.join('')}</ul>`;
}

/** A named value as a line of a list. */
export const memberHtml = (name: string, schema: JsonObject, isRequired: boolean, required: string): string =>
  `<li><code class="name">${escapeHtml(name)}</code> ${isRequired ? `<em>${escapeHtml(required)}</em> ` : ''}${schemaHtml(schema, required)}</li>`;
