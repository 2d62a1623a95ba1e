import { ADDITIONAL_PROPERTY_FLAG, type FieldProps } from '@rjsf/utils';
import { sameValue } from '../../validation/sameValue.ts';
import { applicable, childSchemas } from '../../validation/schemaNode.ts';
import { getIn, isMembers, setIn } from '../data/members.ts';
import { choiceKey } from '../data/placeMemory.ts';
import { type Path, toPointer } from '../data/pointer.ts';
import { namedMember } from '../fields/begunMember.ts';
import type { FormStore } from '../storeTypes.ts';
import { type Choice, membersBeside } from './choicesTogether.ts';
import { cutOn, type Origins, withUncut } from './cutMembers.ts';
import { fittingOptions } from './fittingOptions.ts';
import { isAllTold } from './isAllTold.ts';
import { asLeft, hasEntries, isNull, isSameEntry, madeBy, namesOf, takesKind, withBeside, withKept } from './keptBranches.ts';
import { staysBeside } from './staysBeside.ts';
import { onlyValue, ownConstants, type ToldConstant, toldConstants, valuesOf } from './toldConstants.ts';
import type { Switch } from './withChoice.tsx';
import { withoutBare } from './withoutBare.ts';

/** A choice between schemas as it stands in a form, in which another option is taken. */
export interface SwitchedChoice {
  readonly field: FieldProps;
  readonly store: FormStore;
  readonly options: readonly unknown[];
  /** What the choice is remembered by at its place, as {@link choiceKey} has it. */
  readonly place: string;
  /** In how many choices of the same place it stands. */
  readonly depth: number;
  /** Names of the members that are drawn around it. */
  readonly names: readonly string[];
  /** Whether members of its object are drawn beside it. */
  readonly isBeside: boolean;
  /** Another choice in the same place, drawn in each option. */
  readonly within: Choice | undefined;
  /** Whether it is drawn in each option of another choice itself. */
  readonly isInAll: boolean;
  /** The member that tells the options apart. */
  readonly telling: string | undefined;
}

/** What is remembered of the choices of a place, by key. */
type Kept = Map<string, unknown>;

/** What was entered in the option that is taken before, and what switches have begun of what is there now. */
interface Before {
  readonly was: unknown;
  readonly begunHere: { readonly [name: string]: unknown };
}

/** Keys of what is remembered of the choice at `place`. */
const keysOf = (place: string) => ({
  /** What the last switch began with. */
  begun: `${place}/begun`,
  /** What switches have filled in, and had where an option was left. */
  filled: `${place}/filled`,
  filledIn: (option: number) => `${place}/filled/${option}`,
  /** What was entered in an option. */
  heldIn: (option: number) => `${place}/${option}`,
  /** Whether the object around the choice was not there when an option was left. */
  apartFrom: (option: number) => `${place}/apart/${option}`,
  /** What went by switches since an option was left. */
  cutSince: (option: number) => `${place}/cut/${option}`,
});

/** Remembers what is left. What was entered in choices within is about the option that is left, but for one that is in every option. */
function keep({ field, store, place, depth, within }: SwitchedChoice, { from, to }: Switch): Kept {
  const { path } = field.fieldPathId;
  const pointer = toPointer(path);
  const inAll = within && choiceKey(depth + 1, within.keyword);
  const isKept = (key: string) => Number.parseInt(key, 10) <= depth || (inAll !== undefined && key.startsWith(inAll));
  const { heldIn, apartFrom } = keysOf(place);
  const held = heldIn(from);
  const others = [...(store.memory.at(pointer).options ?? [])].filter(([key]) => isKept(key) && key !== held);
  // The last one is what was left last.
  const kept: Kept = new Map([...others, [held, field.formData], [place, to]]);
  kept.set(apartFrom(from), getIn(store.data(), path.slice(0, -1)) === undefined);
  // The person has chosen the option by now: what tells it stays.
  store.memory.note(pointer, { options: kept, beside: undefined });
  return kept;
}

/** What rjsf has made of the value for the option that is taken, with the members that stay beside the choice. */
function withStaying({ field, options, names, isBeside }: SwitchedChoice, { from, to }: Switch, value: unknown): unknown {
  const { formData, registry } = field;
  const isNamed = (name: string) => names.includes(name);
  // Of an option that names no members itself rjsf leaves nothing, nor what stands beside the choice.
  const made = isBeside && !hasEntries(value) ? withBeside({}, formData, isNamed) : value;
  const mayStay = (name: string) => isNamed(name) && staysBeside(name, options[from], options[to], registry.rootSchema);
  return withBeside(made, formData, mayStay);
}

/** What was entered in the option that is taken; members beside the choice as they are now. */
function findBefore(choice: SwitchedChoice, { to }: Switch, kept: Kept, staying: unknown): Before {
  const { field, options, place, names, within, isInAll } = choice;
  const { formData, registry } = field;
  const keys = keysOf(place);
  const isBesideThis = membersBeside(names, within, isInAll ? options : undefined, registry.rootSchema);
  const begunHere = madeBy(undefined, formData, kept.get(keys.filled));
  const held = kept.get(keys.heldIn(to));
  // But for what goes by this switch, too, and what switches have begun.
  const goes = (name: string) => isMembers(staying) && !(name in staying) && !(isMembers(held) && name in held);
  const isEntered = (name: string) => isBesideThis(name) && !Object.hasOwn(begunHere, name) && !goes(name);
  return { was: withBeside(held, formData, isEntered, kept.get(keys.cutSince(to))), begunHere };
}

/** What the option that is taken has of what the other one has, which rjsf does not carry over. */
function carryOver(choice: SwitchedChoice, { from, to }: Switch, staying: unknown, was: unknown, wasThere: unknown): unknown {
  const { options, names, field } = choice;
  const { formData, registry } = field;
  const { rootSchema: root } = registry;
  const [left, chosen] = [options[from], options[to]];
  const known = namesOf(chosen, root);
  const stays = (name: string, member: unknown) =>
    names.includes(name) || (known.has(name) && takesKind(chosen, name, member, root));
  // Nobody has emptied what went by the last switch: it has no field in the option that a choice within began with.
  const wasShown = (name: string) => !isMembers(wasThere) || wasThere[name] !== undefined;
  const takes = (name: string, member: unknown) => wasShown(name) && takesKind(left, name, member, root);
  const fresh = withoutBare(staying, formData, applicable(chosen, root), root);
  return withKept(fresh, formData, was, namesOf(left, root), takes, stays);
}

/** What was entered in options left before, of members that the one that is left has no field for and a new one has. */
function bringOver(choice: SwitchedChoice, { from, to }: Switch, kept: Kept): { readonly [name: string]: unknown } {
  const { options, names, place, field } = choice;
  const { schemaUtils, rootSchema: root } = field.registry;
  const { heldIn, filledIn } = keysOf(place);
  const chosen = options[to];
  if (kept.has(heldIn(to)) || !isMembers(chosen)) return {};
  const left = [...options.keys()].filter((option) => option !== from && kept.has(heldIn(option)));
  const order = [...kept.keys()];
  const byLast = left.toSorted((a, b) => order.indexOf(heldIn(b)) - order.indexOf(heldIn(a)));
  const known = namesOf(chosen, root);
  const nodes = applicable(chosen, root);
  const takes = (name: string, value: unknown) =>
    takesKind(chosen, name, value, root) &&
    childSchemas(nodes, name, root).every((node) => valuesOf(node)?.some((one) => sameValue(one, value)) ?? true);
  const seen = new Set([...names, ...namesOf(options[from], root)]);
  const found: [name: string, value: unknown][] = [];
  for (const option of byLast) {
    const before = options[option];
    const held = kept.get(heldIn(option));
    const filled = Object(kept.get(filledIn(option)));
    if (!isMembers(before) || !isMembers(held)) continue;
    const [next, last] = [schemaUtils.retrieveSchema(chosen, held), schemaUtils.retrieveSchema(before, held)];
    const made: unknown = fittingOptions(schemaUtils).sanitizeDataForNewSchema(next, last, held);
    for (const name of namesOf(before, root)) {
      if (seen.has(name) || !known.has(name)) continue;
      seen.add(name);
      const value = isMembers(made) ? made[name] : undefined;
      if (value !== undefined && !sameValue(filled[name], held[name]) && takes(name, value)) found.push([name, value]);
    }
  }
  return Object.fromEntries(found);
}

/** Whether there was something in the option that is taken that comes back. */
function comesBack(choice: SwitchedChoice, { to }: Switch, kept: Kept, was: unknown, isTold: boolean): boolean {
  const { field, place, options, telling, names } = choice;
  const told: unknown = isMembers(was) && telling !== undefined ? was[telling] : was;
  // An option that is its constant alone was shown, and nobody had chosen it.
  if (told === undefined && isAllTold(options[to], field.registry.rootSchema, telling, names)) return false;
  const { heldIn, apartFrom } = keysOf(place);
  // Of what has to be there and never was, coming back is a beginning, as of an object that says nothing yet of what it is: but
  // where the object around it was not there either, which may be left out again.
  const isBegun = field.required && was === undefined && kept.get(apartFrom(to)) !== true;
  const isBlank = isMembers(was) ? isTold && !hasEntries(was) : isBegun;
  return kept.has(heldIn(to)) && !isBlank;
}

/** A value with the constants that tell its option. */
export const tell = (value: unknown, constants: readonly ToldConstant[]): unknown =>
  constants.reduce((told, [path, constant]) => setIn(told, path, constant), value);

/** What the last switch has left where rows stand now: it went along with them. */
function readOrigins({ field, store }: SwitchedChoice): Origins {
  const remembered = store.memory.traceOf(toPointer(field.fieldPathId.path));
  return new Map(remembered.flatMap(([at, { origin }]) => (origin === undefined ? [] : [[at, origin] as const])));
}

/** Remembers the rows in a value, those of rows among them, as a switch has left them. */
function noteOrigins({ field, store }: SwitchedChoice, stored: unknown): void {
  const note = (value: unknown, path: Path): void => {
    if (Array.isArray(value))
      for (const [index, origin] of value.entries()) store.memory.note(toPointer([...path, index]), { origin });
    for (const [at, part] of Array.isArray(value) ? value.entries() : isMembers(value) ? Object.entries(value) : [])
      note(part, [...path, at]);
  };
  note(stored, field.fieldPathId.path);
}

/** Remembers what a switch has filled in and cut. What was entered when the option was left comes back as such. */
function noteSwitch(
  choice: SwitchedChoice,
  { from, to }: Switch,
  kept: Kept,
  { was, begunHere }: Before,
  origins: Origins,
): void {
  const { field, store, options, place } = choice;
  const { formData, fieldPathId } = field;
  const { filled, filledIn, heldIn, cutSince } = keysOf(place);
  const stored = getIn(store.data(), fieldPathId.path);
  const begunThere = { ...begunHere, ...Object(kept.get(filledIn(to))) };
  kept.set(filled, madeBy(stored, { ...Object(was), ...Object(formData) }, begunThere));
  kept.set(filledIn(from), begunHere);
  kept.set(cutSince(from), formData);
  for (const option of options.keys()) {
    const left = { was: kept.get(heldIn(option)), cut: kept.get(cutSince(option)) };
    const { was: held, cut } = cutOn(left, formData, stored, origins);
    if (kept.has(heldIn(option))) kept.set(heldIn(option), held);
    kept.set(cutSince(option), cut);
  }
  noteOrigins(choice, stored);
}

const isOtherKind = (value: unknown): boolean => value !== undefined && !isMembers(value);

/**
 * Takes another option of a choice: what was entered in it before comes back, what both may have stays, and constants that
 * tell the option are written.
 *
 * @param made what rjsf has made of the value for the option
 * @param write takes the new value into the form's data
 */
export function switchOption(choice: SwitchedChoice, change: Switch, made: unknown, write: (value: unknown) => void): void {
  const { field, options, place, telling } = choice;
  const { formData, registry, schema } = field;
  const { rootSchema: root } = registry;
  const keys = keysOf(place);
  const origins = readOrigins(choice);
  const kept = keep(choice, change);
  const wasThere = kept.get(keys.begun);
  kept.delete(keys.begun);
  const chosen = options[change.to];
  const staying = withStaying(choice, change, made);
  const before = findBefore(choice, change, kept, staying);
  const { was, begunHere } = before;
  const constants = toldConstants(chosen, root, telling);
  const isBack = comesBack(choice, change, kept, was, constants.length > 0);
  const only = isNull(chosen, root) ? null : onlyValue(chosen);
  if (only !== undefined) {
    write(isBack && isSameEntry(formData, wasThere) ? was : only);
    return;
  }
  const carried = carryOver(choice, change, staying, was, wasThere);
  const brought = bringOver(choice, change, kept);
  const next = Object.keys(brought).length > 0 && !isOtherKind(carried) ? { ...Object(carried), ...brought } : carried;
  const told = next === undefined || isMembers(next) ? constants : [];
  const begins = tell(next, told);
  const back = isBack ? asLeft(begins, formData, was, Object.fromEntries(ownConstants(told)), begunHere) : begins;
  const uncut = isBack ? withUncut(back, formData, was, kept.get(keys.cutSince(change.to)), origins) : back;
  // Without a value a member of free name would go, or be an empty text, whatever the option asks for.
  const isFree = ADDITIONAL_PROPERTY_FLAG in schema;
  const now = uncut === undefined && isFree ? namedMember(chosen, null, registry) : uncut;
  kept.set(keys.begun, now);
  write(now);
  noteSwitch(choice, change, kept, { ...before, was: isMembers(was) ? was : brought }, origins);
}
