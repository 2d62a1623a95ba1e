import { messageOf } from './messages.ts';
import { absent, type FindMeant, isUnlooked, unknown, withoutNoise } from './noise.ts';
import { pointerOf, tokensOf, valueAt } from './pointer.ts';
import { isUnder, placesOf, ruleStates } from './ruleStates.ts';
import { type Speakers, schemasAt } from './schemaNode.ts';
import type { FormError, FormModule, JsonObject, Mode, RawError, Verdict } from './types.ts';
import { createVisualOrder } from './visualOrder.ts';

/** How a verdict is asked for. */
export interface JudgeOptions {
  readonly mode: Mode;
  /** Facts that rules ask for. @default {} */
  readonly context?: JsonObject | undefined;
  /** Whether the data are what {@link toPayload} made: without transient members. @default false */
  readonly payload?: boolean | undefined;
  /** Whether the data differ from the saved document, for rules on `form`. @default true */
  readonly edited?: boolean | undefined;
  /** Whether a file of the form is on its way, for rules on `form`. @default nothing is known of it */
  readonly uploading?: boolean | undefined;
  /** The caller never changes an object that it has handed in, so that what was looked at once need not be again. @default false */
  readonly immutable?: boolean | undefined;
  /** JSON pointers of fields whose control holds what is no value, half a date for instance; an error each. @default [] */
  readonly unreadable?: readonly string[] | undefined;
  /** Asked which branch of a choice between schemas was meant, whose errors are told. @default as the errors tell it */
  readonly findMeant?: FindMeant | undefined;
  /** Milliseconds since 1970, for messages. @default by the clock of the form's runtime */
  readonly now?: number | undefined;
  /** How many errors are told at most, of those found first; wording many takes long. @default all */
  readonly limit?: number | undefined;
}

/** Keyword of what was entered and is no value; the browser's own word for it. @see https://html.spec.whatwg.org/#dom-validitystate-badinput */
export const badInput = 'badInput';

/** Errors that make every other error of the same field pointless. */
const decisive = ['required', 'notBlank', 'type', ...unknown, 'false schema', badInput];

/** The field an error is about: for a missing or unknown property, or one of a wrong name, that property, for a repeated value the one that repeats. */
const pathOf = (error: RawError): string => {
  const { index, member } = error.params;
  if (error.keyword === 'uniqueBy' && typeof index === 'number')
    return `${error.instancePath}${pointerOf([index, String(member)])}`;
  const { missingProperty, additionalProperty, unevaluatedProperty, propertyName } = error.params;
  const name = missingProperty ?? additionalProperty ?? unevaluatedProperty ?? propertyName;
  return typeof name === 'string' ? `${error.instancePath}${pointerOf([name])}` : error.instancePath;
};

/** Objects without an empty text anywhere in them, which nobody changes any more. */
const filled = new WeakSet<object>();

/**
 * Data without members that hold an empty text: an emptied field is a missing one. Nothing is copied where none does.
 * Written for its first run, in which nothing is compiled yet: loops without iterators, and no call for what is no object.
 */
const withoutEmptyTexts = (value: unknown, immutable: boolean): unknown => {
  if (typeof value !== 'object' || value === null || (immutable && filled.has(value))) return value;
  const kept = Array.isArray(value) ? itemsOf(value, immutable) : membersOf(value, immutable);
  if (immutable && kept === value) filled.add(value);
  return kept;
};

const itemsOf = (value: readonly unknown[], immutable: boolean): readonly unknown[] => {
  let items: unknown[] | undefined;
  for (let index = 0; index < value.length; index += 1) {
    const item = value[index];
    const kept = typeof item === 'object' ? withoutEmptyTexts(item, immutable) : item;
    if (!items && kept !== item) items = value.slice(0, index);
    items?.push(kept);
  }
  return items ?? value;
};

const membersOf = (value: object, immutable: boolean): object => {
  let members: { [name: string]: unknown } | undefined;
  for (const name of Object.keys(value)) {
    const member: unknown = Reflect.get(value, name);
    const kept = typeof member === 'object' ? withoutEmptyTexts(member, immutable) : member;
    if (kept === member && kept !== '') continue;
    members ??= { ...value };
    if (kept === '') delete members[name];
    else members[name] = kept;
  }
  return members ?? value;
};

/** Errors that say that something is missing: those that rules can forgive. */
const missing = [...absent, 'notBlank', 'minItems', 'minProperties', 'contains'];

/** What is wrong, rules asked and noise left out. */
const rawErrors = (form: FormModule, data: unknown, options: JudgeOptions): readonly RawError[] => {
  const { mode, payload, unreadable = [], findMeant, context = {}, edited = true, uploading } = options;
  const check = form.checks[payload ? `payload:${mode}` : mode] ?? form.checks[mode];
  const found = !check || check(data) ? [] : (check.errors ?? []);
  if (check) check.errors = null;
  const states = ruleStates(form, { data, context, form: { edited, uploading, payload } });
  const demanded = [...states].flatMap(([target, { required }]): readonly RawError[] => {
    if (!required || mode !== 'strict') return [];
    const places = placesOf(data, tokensOf(target)).filter((place) => valueAt(data, place) === undefined);
    return places.map((place) => ({
      instancePath: pointerOf(place.slice(0, -1)),
      schemaPath: '',
      keyword: 'required',
      params: { missingProperty: place.at(-1) },
    }));
  });
  const isForgiven = (error: RawError): boolean =>
    isUnlooked(error)
      ? schemasAt(form.schema, pathOf(error)).length > 0
      : missing.includes(error.keyword) &&
        (['hidden', 'waived'] as const).some((effect) => isUnder(states, tokensOf(pathOf(error)), effect));
  return [
    ...withoutNoise([...found, ...demanded], findMeant, isForgiven),
    ...unreadable.map((instancePath) => ({ instancePath, schemaPath: '', keyword: badInput, params: {} })),
  ];
};

/**
 * Judges data by a form: the one verdict of browser and server.
 * Errors come in the order in which the form draws their fields, noise removed, one for each field and keyword; a field
 * that is blank says so once. Never throws, whatever the data.
 *
 * @throws TypeError when `form` is no form module or the mode is none
 */
export const judge = (form: FormModule, data: unknown, options: JudgeOptions): Verdict => {
  // A form's other checks have names as well, and a mode may come from outside.
  if (!['strict', 'draft'].includes(form?.checks && options?.mode))
    throw new TypeError('judge takes a form module and a mode, strict or draft.');
  const now = options.now ?? (form.now ?? Date.now)();
  try {
    const judged = withoutEmptyTexts(data, !!options.immutable);
    const raw = rawErrors(form, judged, options).slice(0, options.limit);
    if (raw.length === 0) return { valid: true };
    const errors = new Map<string, FormError>();
    const settled = new Map<string, string>();
    const known: Speakers = new Map();
    for (const error of raw) if (decisive.includes(error.keyword)) settled.set(pathOf(error), error.keyword);
    for (const error of raw) {
      const path = pathOf(error);
      const { keyword } = error;
      const key = `${keyword} ${path}`;
      if (errors.has(key) || (settled.get(path) ?? keyword) !== keyword) continue;
      errors.set(key, { path, keyword, message: messageOf(form, error, path, judged, now, known) });
    }
    const order = createVisualOrder(form);
    return { valid: false, errors: [...errors.values()].sort((a, b) => order(a.path, b.path)) };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { valid: false, errors: [{ path: '', keyword: 'maxDepth', message: form.messages.keywords['maxDepth'] ?? '' }] };
  }
};
