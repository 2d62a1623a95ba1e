import { JUNK_OPTION_ID, type Registry, type RJSFSchema, sanitizeDataForNewSchema } from '@rjsf/utils';
import { askedOption } from '../../validation/askedOption.ts';
import { sameValue } from '../../validation/sameValue.ts';
import { childSchemas } from '../../validation/schemaNode.ts';
import { isEmpty, isMembers } from '../data/members.ts';
import { remembered } from '../data/remembered.ts';
import { cutRecursion } from '../schema/cutRecursion.ts';
import { mergeAllOf } from '../schema/mergeAllOf.ts';
import { kindOf, kindsOfType } from '../schema/openKind.ts';
import { takesKind } from './keptBranches.ts';
import { valuesOf } from './toldConstants.ts';

type SchemaUtils = Registry['schemaUtils'];

/** An option that no data mean, as rjsf writes it: asked for the first of it and another, rjsf says whether that one holds. */
const NO_OPTION: RJSFSchema = { type: 'object', $id: JUNK_OPTION_ID };

const known = new WeakMap<SchemaUtils, SchemaUtils>();

/**
 * Whether data may mean an option: they are of its kind, and have none of its members with a value that it does not list.
 * @param most values that a list has at most to be asked
 */
function mayMean({ type, properties = {} }: RJSFSchema, data: unknown, most = Number.POSITIVE_INFINITY): boolean {
  const kind = kindOf(data);
  if (type !== undefined && !kindsOfType(type).some((one) => one === kind)) return false;
  if (!isMembers(data)) return true;
  return Object.entries(properties).every(([name, schema]) => {
    // An empty text is none yet, as a member of free name begins.
    const values = Object.hasOwn(data, name) && data[name] !== '' ? valuesOf(schema) : undefined;
    return values === undefined || values.length > most || values.some((value) => sameValue(value, data[name]));
  });
}

/** How many members of the data an option knows. */
const knownMembers = ({ properties = {} }: RJSFSchema, data: unknown): number =>
  isMembers(data) ? Object.keys(data).filter((name) => Object.hasOwn(properties, name)).length : 0;

/** Whether data may mean an option, and have a member of it. */
export const mayMeanMembers = (option: RJSFSchema, data: unknown): boolean =>
  mayMean(option, data) && knownMembers(option, data) > 0;

/** The option that data may mean and that knows most of their members. */
function fittest(options: readonly RJSFSchema[], data: unknown, most?: number): number | undefined {
  let best: { readonly index: number; readonly members: number } | undefined;
  for (const [index, option] of options.entries()) {
    const members = knownMembers(option, data);
    if (mayMean(option, data, most) && (!best || members > best.members)) best = { index, members };
  }
  return best?.index;
}

/**
 * rjsf's look-up of the option that data mean. Where no option holds, rjsf counts members of the right type and else takes
 * the first; here it is one that the verdict would speak of: of the data's kind, with the data's constants. What a switch
 * to another option leaves of the data is rjsf's affair as well, but it follows no schema into itself without end.
 */
export function fittingOptions(schemaUtils: SchemaUtils): SchemaUtils {
  return remembered(known, schemaUtils, () => {
    const fitting: SchemaUtils = Object.create(schemaUtils);
    fitting.getClosestMatchingOption = (data, options, selected, discriminator) => {
      const found = schemaUtils.getClosestMatchingOption(data, options, selected, discriminator);
      const taken = options[found];
      if (data === undefined || taken === undefined || mayMean(taken, data)) return found;
      const best = fittest(options, data);
      // Where each lists other values, its constants tell it still.
      return best ?? (mayMean(taken, data, 1) ? found : (fittest(options, data, 1) ?? found));
    };
    fitting.sanitizeDataForNewSchema = (next, before, data) => {
      const root = schemaUtils.getRootSchema();
      const ended = (schema: RJSFSchema | undefined) => schema && cutRecursion(schema, root);
      const validator = schemaUtils.getValidator();
      return sanitizeDataForNewSchema(validator, cutRecursion(root, root), ended(next), ended(before), data, mergeAllOf);
    };
    return fitting;
  });
}

/** `taken`, or where it knows no member of the data, the option that may be meant and knows most, also by a value that it does not list. */
function knowingOr(options: readonly RJSFSchema[], taken: number, data: unknown): number {
  const isKnowing = (option = taken) => knownMembers(options[option] ?? {}, data) > 0;
  if (isKnowing()) return taken;
  return [fittest(options, data), fittest(options, data, 1)].find(isKnowing) ?? taken;
}

/** Whether data are right by an option as the schema lists it, of which the form module has a check. */
function isRightBy(schemaUtils: SchemaUtils, option: unknown, data: object): boolean {
  if (!isMembers(option)) return false;
  const { required } = option;
  const asked = Array.isArray(required) ? required : [];
  const isRight = schemaUtils.getValidator().isValid(askedOption(option), data, schemaUtils.getRootSchema());
  return isRight && (!isMembers(data) || asked.every((name) => Object.hasOwn(data, name)));
}

/** What is known of a choice that is drawn. */
export interface ChoiceNow {
  /** Its options as the schema lists them. */
  readonly listed: readonly unknown[];
  /** The option that was chosen by hand when it was drawn last. */
  readonly before: unknown;
  /** Whether it is drawn by now. */
  readonly hasBegun: () => boolean;
  /** Whether an option was chosen by hand, or one of a choice within it. */
  readonly isChosen: (option: number) => boolean;
  /** Whether a member stands beside the choice: it tells nothing of it. */
  readonly isBeside: (name: string) => boolean;
}

/**
 * `schemaUtils` for a choice that is drawn: where the option that rjsf finds is not right for an object or a list, and another
 * is, it is that one. Of options by reference rjsf compares only the kinds of their members. The option that is shown stays while what is entered may mean it and no other
 * knows more members of the data, and so does one chosen by hand in which nothing was entered so far.
 */
export function stayingChosen(
  schemaUtils: SchemaUtils,
  { listed, before, hasBegun, isChosen, isBeside }: ChoiceNow,
): SchemaUtils {
  const staying: SchemaUtils = Object.create(schemaUtils);
  const rightOr = (taken: number, data: object): number => {
    if (isEmpty(data) || isRightBy(schemaUtils, listed[taken], data)) return taken;
    const right = listed.findIndex((option) => isRightBy(schemaUtils, option, data));
    return right < 0 ? taken : right;
  };
  staying.getClosestMatchingOption = (data, options, selected = -1, discriminator) => {
    // An option of a choice within may have no value as long as nothing is entered in it, which is null in a list.
    if ((data ?? undefined) === undefined && hasBegun() && options[selected] && isChosen(selected)) return selected;
    const first = typeof before === 'number' && !hasBegun() ? before : selected;
    const taken = schemaUtils.getClosestMatchingOption(data, options, first, discriminator);
    const meant = isMembers(data) || Array.isArray(data) ? rightOr(taken, data) : taken;
    const isNew = typeof before !== 'number' && !hasBegun();
    const found = isNew ? knowingOr(options, meant, data) : meant;
    const [now, next] = [options[selected], options[found]];
    if (found === selected || !hasBegun() || !now || !next) return found;
    const staysRight = () =>
      schemaUtils.getFirstMatchingOption(data, [NO_OPTION, now], discriminator) === 1 ? selected : found;
    const root = schemaUtils.getRootSchema();
    if (!isMembers(data)) {
      // A place of a list that nothing is entered in yet may be the last of another option's.
      const isItsPlace = (item: unknown, index: number) => item === null || takesKind(now, `${index}`, item, root);
      const isMeant = Array.isArray(data) && isChosen(selected) && mayMean(now, data) && data.every(isItsPlace);
      return isMeant ? selected : staysRight();
    }
    const own = Object.fromEntries(Object.entries(data).filter(([name, value]) => value !== undefined && !isBeside(name)));
    const more = knownMembers(now, own) - knownMembers(next, own);
    if (more < 0) return found;
    // What is wrong or missing in the option is no reason to take one that knows no more of what was entered.
    const isItsKind = (name: string) => more > 0 || takesKind(now, name, data[name], root);
    const isOf = (name: string) => Object.hasOwn(now.properties ?? {}, name) || childSchemas([now], name, root).length > 0;
    const entered = Object.keys(own).filter(isOf);
    const isMeant = entered.length > 0 || isChosen(selected);
    if (isMeant && mayMean(now, data) && entered.every(isItsKind)) return selected;
    return staysRight();
  };
  return staying;
}
