import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createElement, forwardRef, lazy, memo } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
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

  it.each([join(core, 'components/Form.tsx'), join(core, 'components/fields/SchemaField.js'), '/page/widgets/index.js'])(
    'leaves %s as it is',
    (file) => {
      expect(plugin.load(file)).toBeNull();
    },
  );
});
