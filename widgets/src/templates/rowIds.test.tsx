// @vitest-environment jsdom
import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { moduleOf } from '../../../engine/src/form/fixture/moduleOf.ts';
import { repeatedIds } from '../../../tests/conformance/foreign/accessibleNames.ts';
import { mountForm } from '../fixture/mountForm.tsx';
import { fetchFormParts } from '../index.ts';

afterEach(cleanup);

it.each(['ordered-list', 'folded-list', undefined])(
  'the rows of a list of values that is a %s have ids of their own',
  async (widget) => {
    const lists = {
      ticks: { type: 'array', items: { type: 'boolean' } },
      words: { type: 'array', items: { enum: ['a', 'b'] } },
      texts: { type: 'array', items: { type: 'string' } },
      origins: { type: 'array', items: { const: { x: 0 } } },
      groups: { type: 'array', items: { type: 'object', properties: { a: { type: 'string' } } } },
    };
    const ui = Object.fromEntries(Object.keys(lists).map((name) => [name, widget ? { 'ui:widget': widget } : {}]));
    const form = await moduleOf({ type: 'object', properties: lists }, ui);
    await fetchFormParts(form);
    const { container } = mountForm(form, {
      ticks: [true],
      words: ['a'],
      texts: ['b'],
      origins: [{ x: 0 }],
      groups: [{ a: 'c' }],
    });
    expect(container.querySelectorAll('[aria-posinset]')).toHaveLength(5);
    expect(repeatedIds(container)).toEqual([]);
  },
);
