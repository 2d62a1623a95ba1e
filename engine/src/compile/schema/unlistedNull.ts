import { isNode } from '../../validation/schemaNode.ts';
import { listedValues } from './plainChoices.ts';
import { rebuilt } from './variants.ts';

/**
 * The schema with no `null` in a `type`, nor by `nullable`, beside a list of values without it: what must be there and was
 * left alone would begin with a value that is never right. For what is drawn: a stored `null` is still told by the list.
 */
export const withoutUnlistedNull = (schema: unknown): unknown =>
  rebuilt(schema, (node) => {
    const { type, nullable, ...rest } = node;
    const kinds = [type].flat().filter((kind) => kind !== 'null');
    const isNullable = nullable === true || kinds.length < [type].flat().length;
    const values = listedValues(node);
    // A value of another field (`$data`) may be null.
    if (
      type === undefined ||
      kinds.length === 0 ||
      !isNullable ||
      !values ||
      values.some((value) => value === null || isNode(value))
    )
      return node;
    return { ...rest, type: kinds.length === 1 ? kinds[0] : kinds };
  });
