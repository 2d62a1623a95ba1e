import type { RJSFSchema, ValidatorType } from '@rjsf/utils';
import { expect, it } from 'vitest';
import { createTellingUtils } from './tellingUtils.ts';

const validator: ValidatorType = {
  isValid: () => false,
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  rawValidation: () => ({}),
};

it('leaves what the options of a choice refer to as it is: written out for every object, a large schema took a minute to be drawn', () => {
  const root: RJSFSchema = {
    definitions: { text: { type: 'string' }, part: { properties: { within: { $ref: '#/definitions/text' } } } },
  };
  const choice = { anyOf: [{ $ref: '#/definitions/part' }, { $ref: '#/definitions/text' }] };
  const utils = createTellingUtils(validator, root);
  const schema: RJSFSchema = { type: 'object', properties: { choice, plain: { $ref: '#/definitions/text' } } };
  const { properties } = utils.retrieveSchema(schema, {}, true);
  expect(properties).toMatchObject({ choice, plain: { type: 'string' } });
  expect(properties?.['choice']).toEqual(choice);
});
