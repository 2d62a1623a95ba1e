import type { JsonObject } from '@reelform/engine/validation';

const others: readonly (string | number | boolean | null | readonly never[] | JsonObject)[] = [
  'x',
  0,
  -1.5,
  true,
  null,
  [],
  {},
];

/** Documents a step away from a document: each member gone, or of another kind, on the first two levels. */
export const mutationsOf = (data: JsonObject, levels = 2): readonly JsonObject[] =>
  Object.keys(data).flatMap((name) => {
    const { [name]: member, ...rest } = data;
    const inside = typeof member === 'object' && member !== null && !Array.isArray(member) && levels > 1;
    return [
      rest,
      ...others.map((other) => ({ ...data, [name]: other })),
      ...(inside ? mutationsOf({ ...member } as JsonObject, levels - 1).map((one) => ({ ...data, [name]: one })) : []),
    ];
  });
