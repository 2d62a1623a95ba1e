// @vitest-environment jsdom
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { FormProps } from '@rjsf/core';
import type { FieldProps, ValidatorType } from '@rjsf/utils';
import { cleanup, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, expect, it } from 'vitest';
import { standingFor } from './fixture/standingFor.ts';
import { withoutStockParts } from './index.mjs';

const require = createRequire(import.meta.url);
const file = join(dirname(require.resolve('@rjsf/core')), '../lib/components/Form.js');
const lean = withoutStockParts().load(file) ?? '';

afterEach(cleanup);

it('misses nothing that what is left of the form runs through', () => {
  const called = [...lean.matchAll(/\b(?:this|Form)\.(\w+)\(/g)].map(([, name]) => name ?? '');
  const isLeft = (name: string) => new RegExp(`^    (static )?${name}(\\(| = )`, 'm').test(lean);
  expect([...new Set(called.filter((name) => !isLeft(name)))]).toEqual(['setState']); // React's own
  expect(lean).not.toContain('queueUpdate');
});

it('draws what rjsf draws, whatever the engine hands it, and does as it does', async () => {
  const [{ default: Stock }, { default: Lean }] = await Promise.all([import(file), import(standingFor(file, lean))]);
  const seen: unknown[] = [];
  const SchemaField = ({ registry, ...field }: FieldProps) => {
    const { schemaUtils: _utils, templates: _templates, widgets: _widgets, ...told } = registry;
    seen.push({ ...field, registry: told });
    return 'fields';
  };
  const validator: ValidatorType = {
    isValid: () => false,
    validateFormData: () => ({ errors: [], errorSchema: {} }),
    rawValidation: () => ({}),
  };
  const uses: readonly Partial<FormProps>[] = [
    { uiSchema: { 'ui:order': ['a'] }, idPrefix: 'root', children: 'one' },
    { uiSchema: { 'ui:order': ['a'] }, idPrefix: 'root', children: 'two' },
    { uiSchema: { 'ui:globalOptions': { copyable: true } }, idPrefix: 'other', disabled: true, children: 'two' },
    { uiSchema: {}, idPrefix: 'other', readonly: true, children: 'two', validator: { ...validator } },
  ];
  const drawn = (Form: ComponentType<FormProps>) => {
    seen.length = 0;
    const told: unknown[] = [];
    const elementOf = (use: Partial<FormProps>) => (
      <Form
        schema={{ type: 'object' }}
        validator={validator}
        formContext="store"
        fields={{ SchemaField }}
        idSeparator="_"
        noHtml5Validate
        showErrorList={false}
        {...use}
      />
    );
    const { container, rerender, unmount } = render(elementOf(uses[0] ?? {}));
    for (const use of uses) {
      rerender(elementOf(use));
      told.push(container.innerHTML);
    }
    const event = new Event('submit', { bubbles: true, cancelable: true });
    container.querySelector('form')?.dispatchEvent(event);
    unmount();
    // Functions, which fields report by, are the engine's own.
    return [...told, event.defaultPrevented, JSON.parse(JSON.stringify(seen))];
  };
  const expected = drawn(Stock);
  expect(String(expected[0])).toContain('fields');
  expect(drawn(Lean)).toEqual(expected);
});
