import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createElement, forwardRef, lazy, memo } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openParts } from '../src/form/open/openParts.ts';
import { standingFor } from './fixture/standingFor.ts';
import { withoutStockParts } from './index.mjs';

const require = createRequire(import.meta.url);
const folderOf = (name: string) => dirname(dirname(require.resolve(name)));
const [core, utils] = [join(folderOf('@rjsf/core'), 'lib'), folderOf('@rjsf/utils')];
const plugin = withoutStockParts();

describe('withoutStockParts', () => {
  it.each([
    join(core, 'components/widgets/index.js'),
    join(core, 'components/templates/index.js'),
    join(core, 'components/fields/LayoutGridField.js'),
    join(utils, 'lib/schema/findFieldInSchema.js'),
    join(utils, 'lib/schema/findSelectedOptionInXxxOf.js'),
    join(utils, 'lib/schema/omitExtraData.js'),
    join(utils, 'lib/schema/shallowAllOfMerge.js'),
    join(utils, 'lib/schema/toPathSchema.js'),
    join(utils, 'lib/schemaHasNestedConditional.js'),
    join(utils, 'lib/deepEquals.js'),
    createRequire(join(utils, 'package.json')).resolve('fast-uri'),
  ])('puts something with the same exports in the place of %s', async (file) => {
    const [original, replaced] = await Promise.all([
      import(file),
      import(`data:text/javascript,${encodeURIComponent(plugin.load(file) ?? '')}`),
    ]);
    expect(replaced.default).toBeDefined();
    const named = Object.keys(replaced).filter((name) => name !== 'default');
    expect(Object.keys(original)).toEqual(expect.arrayContaining(named));
  });

  it("leaves those of rjsf's fields that draw forms without anything open, and that the engine does not bring", async () => {
    const file = join(core, 'components/fields/index.js');
    const { default: original } = await import(file);
    const code = plugin.load(file) ?? '';
    const left = [...code.matchAll(/^import (\w+) from '\.\/\1\.js';$/gm)].map(([, name]) => name);
    const brought = ['ArrayField', 'NullField', 'NumberField', 'ObjectField', 'SchemaField'];
    const layouts = ['LayoutGridField', 'LayoutHeaderField', 'LayoutMultiSchemaField'];
    expect([...left, ...brought, ...layouts, ...Object.keys(openParts.fields)].sort()).toEqual(Object.keys(original()).sort());
    expect(code).toContain(`export default () => ({ ${left.join(', ')} });`);
  });

  it('says of a widget what rjsf says: it is a component, or none', async () => {
    const file = join(utils, 'lib/getWidget.js');
    const { default: original } = await import(file);
    const { default: replaced } = await import(standingFor(file, plugin.load(file) ?? ''));
    const Plain = () => null;
    const answers = (get: typeof original) =>
      [Plain, memo(Plain), forwardRef(Plain), lazy(async () => ({ default: Plain })), 'select', 'none', 1].map((widget) => {
        try {
          return get({ type: 'string' }, widget, { SelectWidget: Plain });
        } catch (error) {
          return String(error);
        }
      });
    expect(answers(replaced)).toEqual(answers(original));
  });

  it('compares as rjsf does', async () => {
    const file = join(utils, 'lib/deepEquals.js');
    const { default: original } = await import(file);
    const { default: replaced } = await import(`data:text/javascript,${encodeURIComponent(plugin.load(file) ?? '')}`);
    const circle = (name: string) => {
      const made: Record<string, unknown> = { name };
      made['self'] = made;
      return made;
    };
    const values = () => [
      ...[undefined, null, true, false, 0, -0, 1, Number.NaN, '', '0', 'text', Symbol.iterator, () => 1, Array, 1n],
      ...[[], {}, [undefined], { name: undefined }, { other: undefined }, [1, 2], [2, 1], { 0: 1, 1: 2, length: 2 }],
      ...[{ rows: [{ id: 1, toString: () => '' }] }, { rows: [{ id: 2 }] }, Object.create(null), Object.create({ name: 1 })],
      ...[
        new Date(0),
        new Date(1),
        new Date(Number.NaN),
        /a/,
        /a/g,
        new Map([[1, { a: 1 }]]),
        new Map(),
        new Set([1]),
        new Set([2]),
      ],
      ...[circle('one'), circle('other'), { _owner: 1 }, { _owner: 2 }, { $$typeof: 1, _owner: 1 }, { $$typeof: 1, _owner: 2 }],
    ];
    const [left, right] = [values(), values()];
    for (const one of left) {
      const expected = right.map((other) => original(one, other));
      expect([one, right.map((other) => replaced(one, other))]).toEqual([one, expected]);
    }
  });

  it('shows what rjsf shows where a value is of no kind that is known', async () => {
    const file = join(core, 'components/fields/FallbackField.js');
    const { default: original } = await import(file);
    const { default: replaced } = await import(standingFor(file, plugin.load(file) ?? ''));
    const registry = {
      templates: { UnsupportedFieldTemplate: ({ reason }: { readonly reason: string }) => reason },
      translateString: (text: string, params: readonly string[]) => `${text}: ${params}`,
      globalFormOptions: { idPrefix: 'root', idSeparator: '_' },
      fields: {},
    };
    const field = { schema: { type: 'money' }, registry, fieldPathId: { $id: 'root_a', path: ['a'] } };
    for (const props of [field, { ...field, reason: 'No such kind' }]) {
      const shown = renderToString(createElement(original, props));
      expect(shown).not.toBe('');
      expect(renderToString(createElement(replaced, props))).toBe(shown);
    }
  });

  it('names yes and no as rjsf does, without its table of texts', async () => {
    const file = join(core, 'components/fields/BooleanField.js');
    const code = plugin.load(file) ?? '';
    expect(code).toContain("'Yes'");
    expect(code).not.toContain('TranslatableString');
    const { default: original } = await import(file);
    const { default: replaced } = await import(standingFor(file, code));
    const registry = {
      widgets: { CheckboxWidget: ({ options }: { readonly options: unknown }) => JSON.stringify(options) },
      translateString: (text: string) => `${text}!`,
      globalUiOptions: {},
    };
    const field = { name: 'a', uiSchema: {}, registry, fieldPathId: { $id: 'root_a', path: ['a'] } };
    for (const schema of [{}, { enum: [false, true] }, { oneOf: [{ const: true }, { const: false, title: 'Never' }] }]) {
      const props = { ...field, schema: { type: 'boolean', ...schema } };
      const shown = renderToString(createElement(original, props));
      expect(shown).toContain('Yes!');
      expect(renderToString(createElement(replaced, props))).toBe(shown);
    }
  });

  it.each([join(core, 'components/Form.tsx'), join(core, '../package.json'), '/page/widgets/index.js'])(
    'leaves %s as it is',
    (file) => {
      expect(plugin.load(file)).toBeNull();
    },
  );

  it.each([
    join(core, 'components/fields/MultiSchemaField.js'),
    join(core, 'components/fields/SchemaField.js'),
    join(utils, 'lib/schema/retrieveSchema.js'),
    join(utils, 'lib/schema/getDefaultFormState.js'),
  ])('writes the names of keywords into %s, which imports what is no text', async (file) => {
    const code = plugin.load(file) ?? '';
    const said = readFileSync(file, 'utf8');
    expect(said).toMatch(/^import \{[^}]*\b(ANY_OF_KEY|CONST_KEY)\b/m);
    expect(code).toMatch(/'(anyOf|const)'/);
    expect(code).not.toMatch(/^import [^;]*\b(ANY_OF_KEY|CONST_KEY|REF_KEY|ID_KEY)\b/m);
    const symbols = /\b(ADDITIONAL_PROPERTY_FLAG|RJSF_REF_KEY|RJSF_REF_CYCLE_KEY)\b/g;
    expect(code.match(symbols)).toEqual(said.match(symbols));
    const replaced = await import(standingFor(file, code));
    expect(Object.keys(replaced)).toEqual(Object.keys(await import(file)));
  });

  it('lists options as rjsf does', async () => {
    const file = join(utils, 'lib/optionsList.js');
    const { default: original } = await import(file);
    const { default: replaced } = await import(standingFor(file, plugin.load(file) ?? ''));
    const kinds = [{ const: 'a', title: 'A' }, { default: 'b' }, { default: null, const: 'c' }, { default: 0, const: 1 }, {}];
    const told = kinds.map((kind) => ({ title: 'One', properties: { kind } }));
    for (const schema of [
      { enum: ['a', 1, null] },
      { oneOf: [{ const: 'a' }, { enum: [2], title: 'Two' }] },
      { anyOf: told, discriminator: { propertyName: 'kind' } },
      { oneOf: told, discriminator: { propertyName: 'other' } },
      { type: 'string' },
    ])
      for (const ui of [undefined, { 'ui:options': { optionsSchemaSelector: 'kind', enumOrder: [1, '*'] } }]) {
        const told = (list: typeof original) => {
          try {
            return list(schema, ui);
          } catch (error) {
            return String(error);
          }
        };
        expect(told(replaced)).toEqual(told(original));
      }
  });

  it('finds the member that tells options as rjsf does', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    onTestFinished(() => warn.mockRestore());
    const file = join(utils, 'lib/getDiscriminatorFieldFromSchema.js');
    const { default: original } = await import(file);
    const { default: replaced } = await import(standingFor(file, plugin.load(file) ?? ''));
    for (const schema of [{}, { discriminator: { propertyName: 'kind' } }, { discriminator: 'kind' }, { discriminator: null }])
      expect(replaced(schema)).toBe(original(schema));
    expect(warn).not.toHaveBeenCalled();
    for (const find of [original, replaced]) expect(find({ discriminator: { propertyName: 1 } })).toBeUndefined();
    const [[first], [second]] = warn.mock.calls as [[string], [string]];
    expect(second).toBe(first);
  });
});
