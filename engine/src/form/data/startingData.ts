import type { Experimental_DefaultFormStateBehavior, RJSFSchema, ValidatorType } from '@rjsf/utils';
import { judge } from '../../validation/index.ts';
import type { FormModule, JsonObject } from '../../validation/types.ts';
import { loadedOpenParts } from '../open/fetchOpenParts.ts';
import { fixedUtils } from '../schema/fixedUtils.ts';
import { emptyDocument } from './emptyDocument.ts';
import { isMembers } from './members.ts';
import { shareStructure } from './shareStructure.ts';
import { withAdded } from './withAdded.ts';
import { withoutHoles } from './withoutHoles.ts';

/**
 * How rjsf fills in defaults: nothing that a person did not ask for, and no terms ticked in advance. What a member says of its
 * own value outweighs what its definition says of every such value, as generators of schemas mean it.
 */
export const DEFAULTS_BEHAVIOR: Experimental_DefaultFormStateBehavior = {
  emptyObjectFields: 'skipEmptyDefaults',
  constAsDefaults: 'never',
  arrayMinItems: { populate: 'never' },
  nestedDefaultsPrecedence: 'ancestorWins',
  // A box that may be false is sent so; of terms, or of a yes or no, nobody has said no as yet.
  requiredBooleanDefault: 'skip',
};

const STORED_BEHAVIOR: Experimental_DefaultFormStateBehavior = {
  ...DEFAULTS_BEHAVIOR,
  emptyObjectFields: 'populateRequiredDefaults',
};

/** How many branches that bring each other are followed. */
const MOST_ROUNDS = 5;

function hasDefaults(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(hasDefaults);
  return isMembers(node) && ('default' in node || Object.values(node).some(hasDefaults));
}

/**
 * The data a form starts with. A new document takes the schema's defaults. A stored one takes only those of required
 * members that it lacks, and a valid one is left exactly as it is.
 */
export function startingData(form: FormModule, validator: ValidatorType, given: JsonObject): JsonObject {
  const isNew = isMembers(given) && Object.keys(given).length === 0;
  const start = isNew ? emptyDocument(form.schema) : given;
  if (!hasDefaults(form.schema)) return start;
  if (!isNew && judge(form, given, { mode: 'strict' }).valid) return given;
  const parts = loadedOpenParts();
  const schema: RJSFSchema = parts?.foldRecursion(form.schema) ?? form.schema;
  const behavior = isNew ? DEFAULTS_BEHAVIOR : STORED_BEHAVIOR;
  const createUtils = parts?.createSchemaUtils ?? fixedUtils;
  const utils = createUtils(validator, schema, behavior, parts?.mergeAllOf);
  const filled = (data: JsonObject) =>
    shareStructure(data, withAdded(data, withoutHoles(utils.getDefaultFormState(schema, data))));
  let data = filled(start);
  // A default may bring a branch that has more of them.
  const isLate = isNew && parts?.hasActivatedDefaults(schema) === true;
  for (let round = 0, before = start; isLate && data !== before && round < MOST_ROUNDS; round += 1) {
    before = data;
    data = filled(before);
  }
  return data;
}
