import { createSchemaUtils, type Experimental_DefaultFormStateBehavior, type Registry, type RJSFSchema } from '@rjsf/utils';
import { memberSchemasOf } from '../../validation/schemaNode.ts';
import { getIn, isMembers } from '../data/members.ts';
import { withoutMadeUp } from '../data/withoutMadeUp.ts';
import { withoutSpread } from '../data/withoutSpread.ts';
import { holding } from '../schema/openKind.ts';
import { isConditional } from './activatedDefaults.ts';
import { askingOptions, fillable, withoutConditions } from './fillable.ts';
import { hasEntries, namesOf } from './keptBranches.ts';
import { withStated } from './statedDefaults.ts';
import { tell } from './switchOption.ts';
import { tellingMember, toldConstants } from './toldConstants.ts';
import { withoutBegun } from './withoutBegun.ts';

type SchemaUtils = Registry['schemaUtils'];

/** The options of the choices that a schema makes itself. */
const choicesIn = ({ oneOf, anyOf }: RJSFSchema): readonly (readonly unknown[])[] => [oneOf, anyOf].filter(Array.isArray);

/**
 * What defaults have made of a value, with the constants of the options whose members they filled in: the object would mean
 * none of them. What was given before stays as it is.
 *
 * @param around what the defaults of the objects around have for it: rjsf passes over `false`, `0` and the like there
 */
function withTold(utils: SchemaUtils, schema: unknown, filled: unknown, given: unknown, around?: unknown): unknown {
  if (filled !== undefined && given === undefined && around !== undefined && Object(around) !== around) return around;
  if (!isMembers(filled)) return filled;
  const root = utils.getRootSchema();
  const always = holding(schema, root);
  const nodes = always.some(isConditional) ? [...always, utils.retrieveSchema(Object(schema), filled)] : [...always];
  let value: unknown = filled;
  for (const node of nodes) {
    for (const options of choicesIn(node)) {
      const retrieved = options.map((option) => utils.retrieveSchema(isMembers(option) ? option : {}, value));
      const option = options[utils.getClosestMatchingOption(value, retrieved, 0)];
      const telling = tellingMember(options, root);
      const isFilled = [...namesOf(option, root)].some((name) => name !== telling && getIn(value, [name]) !== undefined);
      const missing = toldConstants(option, root, telling).filter(([path]) => getIn(value, path) === undefined);
      if (isFilled && !hasEntries(given)) value = tell(value, missing);
      nodes.push(...holding(option, root).filter((one) => !nodes.includes(one)));
    }
  }
  const members = Object.entries(Object(value)).map(([name, member]) => {
    const schemas = nodes.flatMap((node) => memberSchemasOf(node, name));
    const said = [around, ...nodes.map((node) => node['default'])].map((one) => getIn(one, [name]));
    const outermost = said.find((one) => one !== undefined);
    return [name, schemas.reduce((now: unknown, one) => withTold(utils, one, now, getIn(given, [name]), outermost), member)];
  });
  return Object.fromEntries(members);
}

/** rjsf's `createSchemaUtils`, whose defaults say which option they are of. */
export function createTellingUtils(...given: Parameters<typeof createSchemaUtils>): SchemaUtils {
  const [validator, root, behavior, merge] = given;
  const utils = createSchemaUtils(...given);
  const telling: SchemaUtils = Object.create(utils);
  const { emptyObjectFields }: Experimental_DefaultFormStateBehavior = behavior ?? {};
  const ofRequired = emptyObjectFields === 'populateRequiredDefaults';
  const whole = fillable(root);
  const asking = askingOptions(validator);
  const filling = (how?: Experimental_DefaultFormStateBehavior, of = whole) =>
    createSchemaUtils(asking, of, { ...behavior, allOf: 'populateDefaults', ...how }, merge);
  const fill = filling();
  const plain = ofRequired && filling({ emptyObjectFields: 'skipEmptyDefaults' });
  const always = withoutConditions(whole);
  const first = always === whole ? undefined : filling({}, always);
  // Not what the options of its choices refer to as well, with all that is in them: of a large schema that is most of it, for
  // every object anew. Who draws a choice asks for its options.
  telling.retrieveSchema = (schema, formData) => utils.retrieveSchema(schema, formData);
  telling.getDefaultFormState = (schema, formData, ...rest) => {
    const open = fillable(schema);
    const stated = withStated(schema, telling.getRootSchema(), formData, ofRequired, telling.getDefaultFormState);
    // A condition is one about what is there by default, too.
    const begunWith = first?.getDefaultFormState(withoutConditions(open), stated, ...rest) ?? stated;
    const given = [open, begunWith, ...rest] as const;
    const filled = fill.getDefaultFormState(...given);
    const begun = plain ? withoutMadeUp(filled, plain.getDefaultFormState(...given), formData) : filled;
    const meant = plain ? withoutSpread(schema, telling.getRootSchema(), begun, formData) : begun;
    return withTold(utils, schema, withoutBegun(utils, schema, meant, formData), formData);
  };
  return telling;
}
