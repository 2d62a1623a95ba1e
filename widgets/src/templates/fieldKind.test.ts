import { getUiOptions, type RJSFSchema, type UiSchema } from '@rjsf/utils';
import { expect, it } from 'vitest';
import { type FieldKind, getFieldKind, isOfAnyKind } from './fieldKind.ts';

it.each<{ schema: RJSFSchema; uiSchema?: UiSchema; displayLabel?: boolean; kind: FieldKind }>([
  { schema: { type: 'string' }, kind: 'control' },
  { schema: { type: 'string' }, uiSchema: { 'ui:widget': 'textarea' }, kind: 'control' },
  { schema: { type: 'string' }, uiSchema: { 'ui:widget': 'video-upload' }, kind: 'group' },
  { schema: { type: 'string' }, uiSchema: { 'ui:widget': 'file-upload' }, kind: 'group' },
  { schema: { type: 'string' }, uiSchema: { 'ui:widget': 'my-file-upload' }, kind: 'control' },
  { schema: { type: 'string', enum: ['a'] }, uiSchema: { 'ui:widget': 'radio' }, kind: 'group' },
  { schema: { type: 'boolean' }, displayLabel: false, kind: 'checkbox' },
  { schema: { type: 'boolean' }, uiSchema: { 'ui:widget': 'checkbox' }, kind: 'checkbox' },
  { schema: { type: 'boolean' }, uiSchema: { 'ui:options': { widget: 'checkbox' } }, kind: 'checkbox' },
  { schema: { type: 'boolean' }, uiSchema: { 'ui:widget': 'switch' }, kind: 'checkbox' },
  { schema: { type: 'boolean' }, uiSchema: { 'ui:widget': 'radio' }, kind: 'group' },
  { schema: { type: 'boolean' }, uiSchema: { 'ui:widget': 'select' }, kind: 'control' },
  { schema: { type: 'null' }, kind: 'group' },
  { schema: { type: 'object' }, displayLabel: false, kind: 'container' },
  { schema: { type: 'object' }, uiSchema: { 'ui:field': 'place' }, kind: 'control' },
  { schema: { type: 'array' }, displayLabel: false, kind: 'container' },
  { schema: { type: 'array' }, uiSchema: { 'ui:widget': 'checkboxes' }, kind: 'group' },
])('$schema.type with $uiSchema is a $kind', ({ schema, uiSchema, displayLabel = true, kind }) => {
  expect(getFieldKind(schema, getUiOptions(uiSchema), displayLabel)).toBe(kind);
});

it.each<[schema: RJSFSchema, isOfAny: boolean]>([
  [{}, true],
  [{ title: 'Any', description: 'Anything.' }, true],
  [{ type: ['string', 'number'] }, true],
  [{ type: ['string', 'null'] }, false],
  [{ minLength: 2 }, false],
  [{ pattern: '^a' }, false],
  [{ exclusiveMaximum: 2 }, false],
  [{ format: 'date' }, false],
  [{ items: {} }, true],
  [{ patternProperties: {} }, true],
  [{ const: 1 }, false],
  [{ type: ['string', 'number'], enum: ['a', 1] }, false],
  [
    {
      anyOf: [
        { const: '#f00', title: 'Red' },
        { const: '#0f0', title: 'Green' },
      ],
    },
    false,
  ],
  [{ type: ['string', 'number'], oneOf: [{ const: 'a' }, { enum: [1] }] }, false],
  [{ anyOf: [{ const: 'a' }, { type: 'number' }] }, true],
])('the kind of %j is chosen with its value: %s', (schema, isOfAny) => {
  expect(isOfAnyKind(schema)).toBe(isOfAny);
});
