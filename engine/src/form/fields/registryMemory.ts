import type { Registry } from '@rjsf/utils';
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
  readonly facts: WeakMap<object, WeakMap<object, FieldFacts>>;
  /** By schema and uiSchema: how a field is drawn. */
  readonly plans: WeakMap<object, WeakMap<object, FieldPlan>>;
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
