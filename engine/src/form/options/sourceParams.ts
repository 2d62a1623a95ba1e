import { tokensOf } from '../../validation/pointer.ts';
import type { Json, JsonObject } from '../../validation/types.ts';
import { getIn, isMembers } from '../data/members.ts';
import { type Path, toPath } from '../data/pointer.ts';

/**
 * The path that a pointer of `ui:options.sourceParams` means for the field at `field`: absolute (`/country`, `-` for the
 * row that the field is in), or relative (`1/country`: one level up, then `country`; Relative JSON Pointer,
 * draft-bhutton-relative-json-pointer-00).
 */
export function pathFrom(pointer: string, field: string, data: unknown): Path {
  const own = toPath(field, data);
  const relative = /^(\d+)(.*)$/.exec(pointer);
  if (relative) {
    const up = own.slice(0, Math.max(0, own.length - Number(relative[1])));
    return [...up, ...toPath(relative[2] ?? '', getIn(data, up))];
  }
  const path: (string | number)[] = [];
  for (const [index, token] of tokensOf(pointer).entries()) {
    const row = own[index];
    if (token === '-' && typeof row === 'number') path.push(row);
    else path.push(/^\d+$/.test(token) && Array.isArray(getIn(data, path)) ? Number(token) : token);
  }
  return path;
}

/** Values of the fields that `params` names, for the field at `field`; those without a value are left out. */
export function sourceParams(params: unknown, field: string, data: unknown): JsonObject {
  if (!isMembers(params)) return {};
  const values = Object.entries(params).flatMap(([name, pointer]): readonly [string, Json][] => {
    const value = typeof pointer === 'string' ? getIn(data, pathFrom(pointer, field, data)) : undefined;
    return value === undefined ? [] : [[name, value as Json]]; // a form's data are JSON
  });
  return Object.fromEntries(values);
}
