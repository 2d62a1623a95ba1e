import { _, type Ajv } from 'ajv';
import { replaceKeyword } from './replaceKeyword.ts';

/**
 * Has the errors of an `enum` of one text, number or truth say which it is: it is a constant, which options are told apart by.
 * Of longer lists modules leave the values out of their errors.
 */
export const tellConstants = (ajv: Ajv): void =>
  replaceKeyword(ajv, 'enum', (own) => own.code, {
    message: '',
    params({ schema, schemaCode }) {
      const [first, ...others]: readonly unknown[] = Array.isArray(schema) ? schema : [];
      const isConstant =
        others.length === 0 && (typeof first === 'string' || typeof first === 'number' || typeof first === 'boolean');
      return isConstant ? _`{allowedValues: [${first}]}` : _`{allowedValues: ${schemaCode}}`;
    },
  });
