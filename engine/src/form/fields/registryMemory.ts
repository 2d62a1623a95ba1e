import type { Registry } from '@rjsf/utils';
import { remembered } from '../data/remembered.ts';
import type { FieldFacts } from './fieldFacts.ts';
import type { FieldPlan } from './fieldPlan.ts';
import type { FixedSchema } from './fixedSchema.ts';

/**
 * What was worked out about the schemas of one form, whatever its data. It outlives the form's going and coming: the
 * next registry of the same schema and the same theme finds it again.
 */
export interface RegistryMemory {
  /** What a schema says whatever the data. */
  readonly fixed: WeakMap<object, FixedSchema | 'changing'>;
  /** By schema and uiSchema: what both say about a field. */
  readonly facts: WeakMap<object, ByUi<FieldFacts>>;
  /** By schema and uiSchema: how a field is drawn. */
  readonly plans: WeakMap<object, ByUi<FieldPlan>>;
}

/** What is known about a schema by the uiSchema beside it. Mostly there is one: a map for each schema is felt in a form of hundreds. */
export interface ByUi<Value> {
  readonly uiSchema: object;
  readonly value: Value;
  others?: WeakMap<object, Value>;
}

function othersOf<Value>(known: ByUi<Value>): WeakMap<object, Value> {
  known.others ??= new WeakMap();
  return known.others;
}

/** What `map` has for a schema and a uiSchema, made where it has nothing yet. */
export function rememberedByUi<Value>(
  map: WeakMap<object, ByUi<Value>>,
  schema: object,
  uiSchema: object,
  create: () => Value,
): Value {
  const known = map.get(schema);
  if (known?.uiSchema === uiSchema) return known.value;
  if (known) return remembered(othersOf(known), uiSchema, create);
  const value = create();
  // By now there may be one of another uiSchema that this one goes by.
  const before = map.get(schema);
  if (before) othersOf(before).set(uiSchema, value);
  else map.set(schema, { uiSchema, value });
  return value;
}

interface Known {
  readonly registry: Registry;
  readonly memory: RegistryMemory;
}

const byRegistry = new WeakMap<Registry, RegistryMemory>();
const bySchema = new WeakMap<object, Known>();

function isSame(a: object, b: object): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => Object.is(Reflect.get(a, name), Reflect.get(b, name)));
}

/** All that a registry draws with; rjsf makes a new registry for every form that is mounted. */
function partsOf({ templates, widgets, fields, globalUiOptions }: Registry): object {
  return { ...templates, ...templates.ButtonTemplates, ...widgets, ...fields, ...globalUiOptions, ButtonTemplates: undefined };
}

/** What is known about the schemas of a registry. */
export function memoryOf(registry: Registry): RegistryMemory {
  const own = byRegistry.get(registry);
  if (own) return own;
  const last = bySchema.get(registry.rootSchema);
  const memory =
    last && isSame(partsOf(last.registry), partsOf(registry))
      ? last.memory
      : { fixed: new WeakMap(), facts: new WeakMap(), plans: new WeakMap() };
  byRegistry.set(registry, memory);
  bySchema.set(registry.rootSchema, { registry, memory });
  return memory;
}
