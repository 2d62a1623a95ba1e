import { type FieldProps, getUiOptions, type UiSchema } from '@rjsf/utils';
import { isMembers } from '../data/members.ts';
import { loadedOpenParts } from '../open/fetchOpenParts.ts';
import { rowsUi } from '../rows/rowsUi.ts';
import { fillHints, limitsOf } from '../schema/fieldHints.ts';
import type { OpenKind } from '../schema/openKind.ts';
import { type Obstacle, obstacleOf } from './fieldProblem.ts';
import { type FixedSchema, fixedField } from './fixedSchema.ts';
import { memoryOf, rememberedByUi } from './registryMemory.ts';

const NO_UI: UiSchema = {};

/** What a schema and a uiSchema say about a field, whatever its value. */
export interface FieldFacts {
  /** The uiSchema with its hints filled in, the schema's among them. */
  readonly uiSchema: UiSchema;
  /** `undefined` when the schema depends on the data or a field of the theme draws it. */
  readonly fixed: FixedSchema | undefined;
  readonly obstacle: Obstacle | undefined;
  /** What the schema leaves open where it does not say one kind of value. */
  readonly open: OpenKind | undefined;
}

function readFacts({ schema, registry }: FieldProps, given: UiSchema): FieldFacts {
  const { description } = schema;
  const isHint = description?.includes('{') === true && given['ui:description'] === undefined;
  const described: UiSchema = isHint ? { ...given, 'ui:description': description } : given;
  const filled = fillHints(described, () => limitsOf(registry.schemaUtils.retrieveSchema(schema)));
  const rows = rowsUi(filled, { schema, registry });
  const fixed = fixedField(schema, rows, registry);
  const parts = loadedOpenParts();
  const open = fixed ? undefined : parts?.openKind(schema, registry.rootSchema);
  const drawn = (open && parts?.drawnSchema(schema, open, open.first)) ?? schema;
  const uiSchema = parts?.ownWords(rows, drawn, registry) ?? rows;
  return {
    uiSchema,
    fixed,
    obstacle: obstacleOf(drawn, getUiOptions(uiSchema), registry),
    open,
  };
}

/** What a field's schema and uiSchema say about it, worked out once for all rows and all keys. */
export function factsOf(field: FieldProps): FieldFacts {
  const { schema, registry } = field;
  // Of a member called `constructor` it may be what every object inherits by that name.
  const uiSchema = typeof field.uiSchema === 'object' ? field.uiSchema : NO_UI;
  // `true` is a schema, too, which rjsf's types leave out.
  if (!isMembers(schema)) return readFacts(field, uiSchema);
  return rememberedByUi(memoryOf(registry).facts, schema, uiSchema, () => readFacts(field, uiSchema));
}
