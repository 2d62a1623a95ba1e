import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Json, JsonObject } from '@reelform/engine/validation';
import type { About, Example } from '../exchange.ts';

/** An example beside a widget: one field, or one object with several layouts. */
type WidgetFile =
  | { readonly schema: JsonObject; readonly uiSchema: JsonObject; readonly data: Json }
  | { readonly schema: JsonObject; readonly parts: { readonly [kind: string]: Json }; readonly data: JsonObject };

/** The buttons of an example that names none: one for each verdict. */
const actions = [
  { name: 'submit', label: 'Submit', mode: 'strict', appearance: 'primary' },
  { name: 'draft', label: 'Save draft', mode: 'draft' },
];

const text = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const exampleOf = (id: string, about: About, schema: unknown, ui: unknown, data: unknown): Example => ({
  ...about,
  id,
  files: { 'schema.json': text(schema), 'ui.json': text(ui), 'data.json': text(data) },
});

const kindOf = (file: string, example: WidgetFile) => {
  if ('parts' in example) return 'layouts';
  return basename(dirname(file)) === 'templates' ? 'lists' : 'widgets';
};

const nameOf = (file: string) => basename(file, '.example.json');

/**
 * The examples that stand beside the widgets, as forms: a field becomes a form of one field, a file with several layouts
 * one form for each.
 *
 * @param abouts titles and descriptions by name; a name without has its own name and the field's hint
 */
export const readWidgetExamples = (
  root: string,
  kind: 'widgets' | 'layouts' | 'lists',
  group: string,
  abouts: { readonly [name: string]: About },
): readonly Example[] =>
  readdirSync(join(root, 'widgets/src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.example.json'))
    .flatMap((file) => {
      const example: WidgetFile = JSON.parse(readFileSync(join(root, 'widgets/src', file), 'utf8'));
      if (kindOf(file, example) !== kind) return [];
      if ('parts' in example) {
        return Object.entries(example.parts).map(([name, layout]) => {
          const about = abouts[name] ?? { title: name, description: '' };
          return exampleOf(
            `${group}/${name}`,
            about,
            example.schema,
            { 'ui:layout': layout, 'ui:actions': actions },
            example.data,
          );
        });
      }
      const { schema, uiSchema, data } = example;
      const about = abouts[nameOf(file)] ?? { title: nameOf(file), description: String(uiSchema['ui:help'] ?? '') };
      const form = { type: 'object', properties: { field: schema } };
      return [exampleOf(`${group}/${nameOf(file)}`, about, form, { field: uiSchema, 'ui:actions': actions }, { field: data })];
    });
