import { _, type Ajv } from 'ajv';
import { replaceKeyword } from './replaceKeyword.ts';

/**
 * Has checks that end with the first error, as those below `not` do, ask all that is asked of a list that is shorter than its
 * places: ajv's own goes on with `contains` and `uniqueItems` only where each place has something.
 */
export const judgeShortTuples = (ajv: Ajv): void =>
  replaceKeyword(ajv, 'items', (own) => (context, ruleType) => {
    if (Array.isArray(context.schema)) {
      const [subschema, ok] = [context.subschema.bind(context), context.ok.bind(context)];
      let place = 0;
      context.subschema = (applied, valid) => {
        place = Number(applied.dataProp);
        return subschema(applied, valid);
      };
      context.ok = (isRight) => ok(_`${context.data}.length <= ${place} || ${isRight}`);
    }
    own.code(context, ruleType);
  });
