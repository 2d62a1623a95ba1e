import { isMembers } from '../../foreign/fill/page.ts';

const others: readonly unknown[] = ['x', 0, -1.5, true, null, [], {}, { tag: 'k1' }, 'yes'];

/** Values a step away from a value, at any depth: a part of it gone, of another kind, or there once more. */
export function* mutated(value: unknown): Generator<unknown> {
  if (Array.isArray(value)) {
    yield [...value, value[0] ?? 'x'];
    yield value.slice(1);
    for (const [index, item] of value.entries()) {
      for (const other of others) yield value.with(index, other);
      for (const inside of mutated(item)) yield value.with(index, inside);
    }
  }
  if (!isMembers(value)) return;
  yield { ...value, unknown: 1 };
  for (const [name, member] of Object.entries(value)) {
    const { [name]: _gone, ...rest } = value;
    yield rest;
    for (const other of others) yield { ...value, [name]: other };
    for (const inside of mutated(member)) yield { ...value, [name]: inside };
  }
}
