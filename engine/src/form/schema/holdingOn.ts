import { branchesOf, childrenOf, followed, isNode, type SchemaNode, type Speakers } from '../../validation/schemaNode.ts';
import type { FormModule } from '../../validation/types.ts';
import { getIn } from '../data/members.ts';
import type { PlaceMemory } from '../data/placeMemory.ts';
import { toPath, toPointer } from '../data/pointer.ts';
import { remembered } from '../data/remembered.ts';
import type { FormStore } from '../storeTypes.ts';
import { createValidator } from '../validator/createValidator.ts';
import { loadedInterpreter } from '../validator/interpreter.ts';

/** A value, what the choices in its place show, and whether a condition holds of it. */
interface Place {
  readonly value: unknown;
  readonly shown: ReturnType<PlaceMemory['at']>['shown'];
  readonly isMet: (condition: unknown) => boolean;
}

/**
 * The branches of a node that do not hold at a place: options that no choice there shows, the other side of a condition,
 * and what members would bring that are not there.
 */
function awayAt({ value, shown = new Map(), isMet }: Place, node: SchemaNode): ReadonlySet<unknown> {
  const options = (['oneOf', 'anyOf'] as const).flatMap((keyword) => {
    const listed = node[keyword];
    if (!Array.isArray(listed)) return [];
    const choices = [...shown].filter(([key, { of }]) => key.endsWith(`/${keyword}`) && of === listed.length);
    const kept = choices.map(([, { option }]) => listed[option]);
    return kept.length === 0 ? [] : listed.filter((option) => !kept.includes(option));
  });
  const { if: condition, then, else: otherwise } = node;
  const brought = (['dependencies', 'dependentSchemas'] as const).flatMap((keyword) =>
    Object.entries(Object(node[keyword])).flatMap(([name, branch]) => (getIn(value, [name]) === undefined ? [branch] : [])),
  );
  return new Set([...options, ...brought, ...(condition === undefined ? [] : [isMet(condition) ? otherwise : then])]);
}

function holding(schema: unknown, root: SchemaNode, place: Place, into = new Set<SchemaNode>()): readonly SchemaNode[] {
  if (!isNode(schema) || into.has(schema)) return [...into];
  for (const node of followed(schema, root)) {
    into.add(node);
    const away = awayAt(place, node);
    for (const branch of branchesOf(node)) if (!away.has(branch)) holding(branch, root, place, into);
  }
  return [...into];
}

const validators = new WeakMap<FormModule, ReturnType<typeof createValidator>>();

/** What speaks of each value on the way to a JSON pointer, without the branches that do not hold of it. */
export function holdingOn(pointer: string, store: Pick<FormStore, 'form' | 'data' | 'memory'>): Speakers {
  const { form, memory } = store;
  const root = form.schema;
  const data = store.data();
  const { isValid } = remembered(validators, form, () => createValidator(form, loadedInterpreter()));
  const found: Speakers = new Map();
  const path = toPath(pointer, data);
  let children: readonly unknown[] = [root];
  for (const depth of Array(path.length + 1).keys()) {
    const at = path.slice(0, depth);
    const value = getIn(data, at);
    const isMet: Place['isMet'] = (condition) => (isNode(condition) ? isValid(condition, value, root) : condition !== false);
    const place = { value, shown: memory.at(toPointer(at)).shown, isMet };
    // A part within itself is met at several places.
    for (const child of children) found.set(child, [...(found.get(child) ?? []), ...holding(child, root, place)]);
    const nodes = new Set(children.flatMap((child) => found.get(child) ?? []));
    children = [...nodes].flatMap((node) => childrenOf(node, `${path[depth]}`));
  }
  return found;
}
