import Stock from '@rjsf/core/lib/components/fields/MultiSchemaField.js';
import { type FieldProps, type Registry, TranslatableString, useDeepCompareMemo } from '@rjsf/utils';
import { type ReactNode, use, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { getIn, isMembers, setIn } from '../data/members.ts';
import { choiceKey } from '../data/placeMemory.ts';
import { toPointer } from '../data/pointer.ts';
import { applicable } from '../schema/applicable.ts';
import { useFormParts } from '../storeContext.ts';
import { type Around, ChoiceContext, isPlaceOf, NESTED } from './choiceContext.ts';
import { type Choice, membersBeside } from './choicesTogether.ts';
import { cutOn, withUncut } from './cutMembers.ts';
import { drawsMembers, namesAround } from './elsewhere.ts';
import { fittingOptions, stayingChosen } from './fittingOptions.ts';
import { asLeft, hasEntries, isNull, isSameEntry, madeBy, namesOf, takesKind, withBeside, withKept } from './keptBranches.ts';
import { OptionField } from './OptionField.tsx';
import { OptionObject } from './OptionObject.tsx';
import { optionNames } from './optionNames.ts';
import { staysBeside } from './staysBeside.ts';
import { onlyValue, ownConstants, tellingMember, toldConstants } from './toldConstants.ts';
import { type Switch, withChoice } from './withChoice.tsx';
import { withoutBare } from './withoutBare.ts';
import { drawsBeside, wordsBeside } from './wordsBeside.ts';

/** `registry` with names for the options that have none, which rjsf would number. */
function withNames(registry: Registry, names: readonly (string | undefined)[]): Registry {
  const translateString: Registry['translateString'] = (text, params) => {
    const isNumber = text === TranslatableString.OptionPrefix || text === TranslatableString.TitleOptionPrefix;
    const name = isNumber ? names[Number(params?.at(-1)) - 1] : undefined;
    return name ?? registry.translateString(text, params);
  };
  return { ...registry, translateString };
}

const NO_NAMES: readonly string[] = [];

/** Props of {@link BranchField}. */
export interface BranchFieldProps extends Pick<Choice, 'keyword'> {
  /** Another choice in the same place, drawn in each option. */
  readonly within?: Choice | undefined;
  readonly field: FieldProps;
}

/**
 * A choice between schemas: rjsf's own, with what was entered in each option kept while the form is open, so that
 * switching there and back loses nothing, and with the constant that tells the chosen option written into the data.
 */
export function BranchField({ keyword, within, field }: BranchFieldProps): ReactNode {
  const { registry, formData, schema, uiSchema } = field;
  const { store } = useFormParts();
  const { $id } = field.fieldPathId;
  const around = use(ChoiceContext);
  const depth = around && isPlaceOf(around, $id) ? around.depth + 1 : 0;
  const id = around && depth > 0 ? `${around.id}${NESTED}${depth}` : $id;
  const fieldPathId = useMemo(() => ({ ...field.fieldPathId, $id: id }), [field.fieldPathId, id]);
  const outer = around && depth > 0 ? around.names : NO_NAMES;
  const isObject = drawsBeside(schema);
  const names = useDeepCompareMemo([...outer, ...(isObject ? namesAround(schema, formData, registry) : NO_NAMES)]);
  const isBeside = (isObject && drawsMembers(schema, names)) || (depth > 0 && around?.isBeside === true);
  const pressed = useRef<Switch>(undefined);
  const pointer = toPointer(field.fieldPathId.path);
  const place = choiceKey(depth, keyword);
  const [chosen] = useState(() => store.memory.at(pointer).options?.get(place));
  const hasBegun = useRef(false);
  useLayoutEffect(() => {
    hasBegun.current = true;
  });
  const { onChange } = field;
  const choiceId = `${fieldPathId.$id}__${keyword.toLowerCase()}_select`;
  const kinds = store.form.messages.widgets['form'];
  const listed: unknown = schema[keyword];
  const { optionTexts, telling } = useDeepCompareMemo(
    useMemo(() => {
      const options: readonly unknown[] = Array.isArray(listed) ? listed : [];
      const { rootSchema } = registry;
      const telling = tellingMember(options, rootSchema);
      return {
        telling,
        optionTexts: optionNames({ options, root: rootSchema, kinds: kinds ?? {}, schema, uiSchema, telling }),
      };
    }, [listed, registry, kinds, schema, uiSchema]),
  );
  const { SelectWidget, RadioWidget } = registry.widgets;
  // A choice that is drawn by another component is another control: an open list and the focus would be lost.
  const choosing = useMemo(
    () =>
      withChoice({ SelectWidget, RadioWidget }, choiceId, (next) => {
        pressed.current = next;
      }),
    [SelectWidget, RadioWidget, choiceId],
  );
  const told = useMemo(() => {
    const widgets = { ...registry.widgets, ...choosing };
    const inOption = { ...registry.fields, ObjectField: OptionObject };
    const option: Registry = { ...registry, widgets, fields: inOption, schemaUtils: fittingOptions(registry.schemaUtils) };
    const schemaUtils = stayingChosen(option.schemaUtils, {
      before: chosen,
      hasBegun: () => hasBegun.current,
      isChosen: (one) => store.memory.at(pointer).options?.get(place) === one,
      isBeside: (name) => names.includes(name),
    });
    const fields = { ...inOption, SchemaField: OptionField };
    return { option, choice: withNames({ ...option, schemaUtils, fields }, optionTexts) };
  }, [registry, choosing, optionTexts, chosen, names, store, pointer, place]);
  const ObjectField = around ? around.ObjectField : registry.fields['ObjectField'];
  const words = useDeepCompareMemo(isObject ? undefined : wordsBeside(schema));
  const { title } = schema;
  const besides = useDeepCompareMemo(within);
  const shows = useCallback(
    (option: number) => {
      const { shown = new Map() } = store.memory.at(pointer);
      const options: readonly unknown[] = Array.isArray(listed) ? listed : [];
      if (shown.get(place)?.option === option) return;
      const constants = toldConstants(options[option], registry.rootSchema, telling);
      const names = namesOf(options[option], registry.rootSchema);
      const now = { option, of: options.length, told: ownConstants(constants).map(([name]) => name), names };
      store.memory.note(pointer, { shown: new Map([...shown, [place, now]]) });
    },
    [store, pointer, place, listed, registry.rootSchema, telling],
  );
  const here = useMemo(
    (): Around => ({
      ...{ id: depth > 0 && around ? around.id : id, depth, registry: told.option, ObjectField },
      ...{ names, isBeside, words, title, telling, shows, within: besides },
    }),
    [around, id, depth, told, ObjectField, names, isBeside, words, title, telling, shows, besides],
  );
  const take: FieldProps['onChange'] = (value, path, errors, id) => {
    const change = pressed.current;
    pressed.current = undefined;
    if (id !== choiceId || !change || change.to < 0) return onChange(value, path, errors, id);
    const keyOf = (option: number) => `${place}/${option}`;
    // What was entered in the choices within is about the option that is left, but for one that stands in every option.
    const besides = within && choiceKey(depth + 1, within.keyword);
    const isKept = (key: string) => Number.parseInt(key, 10) <= depth || (besides !== undefined && key.startsWith(besides));
    const others = [...(store.memory.at(pointer).options ?? [])].filter(([key]) => isKept(key));
    const kept = new Map<string, unknown>([...others, [keyOf(change.from), formData], [place, change.to]]);
    store.memory.note(pointer, { options: kept });
    const begun = `${place}/begun`;
    const wasThere = kept.get(begun);
    kept.delete(begun);
    const options: readonly unknown[] = Array.isArray(listed) ? listed : [];
    const chosen = options[change.to];
    const isInAll = depth > 0 && around?.within?.keyword === keyword;
    const isBesideThis = membersBeside(names, within, isInAll ? options : undefined, registry.rootSchema);
    const cut = (option: number) => `${place}/cut/${option}`;
    const filled = `${place}/filled`;
    const begunHere = madeBy(undefined, formData, kept.get(filled));
    const left = options[change.from];
    // Of an option that names no members itself rjsf leaves nothing, nor what stands beside the choice.
    const made = isBeside && !hasEntries(value) ? withBeside({}, formData, (name) => names.includes(name)) : value;
    const mayStay = (name: string) => names.includes(name) && staysBeside(name, left, chosen, registry.rootSchema);
    const staying = withBeside(made, formData, mayStay);
    const before = kept.get(keyOf(change.to));
    // Members beside the choice are as they are now, but for what goes by this switch, too, and what switches have begun.
    const goes = (name: string) => isMembers(staying) && !(name in staying) && !(isMembers(before) && name in before);
    const isEntered = (name: string) => isBesideThis(name) && !Object.hasOwn(begunHere, name) && !goes(name);
    const was = withBeside(before, formData, isEntered, kept.get(cut(change.to)));
    const constants = toldConstants(chosen, registry.rootSchema, telling);
    // Of what has to be there and never was, coming back is a beginning, as of an object that says nothing yet of what it is.
    const isBlank = isMembers(was) ? constants.length > 0 && !hasEntries(was) : field.required && was === undefined;
    const isBack = kept.has(keyOf(change.to)) && !isBlank;
    const only = isNull(chosen, registry.rootSchema) ? null : onlyValue(chosen);
    if (only !== undefined) return onChange(isBack && isSameEntry(formData, wasThere) ? was : only, path, errors, id);
    const known = namesOf(chosen, registry.rootSchema);
    const stays = (name: string, member: unknown) =>
      names.includes(name) || (known.has(name) && takesKind(chosen, name, member, registry.rootSchema));
    // Nobody has emptied what went by the last switch: it has no field in the option that a choice within began with.
    const wasShown = (name: string) => !isMembers(wasThere) || wasThere[name] !== undefined;
    const takes = (name: string, member: unknown) => wasShown(name) && takesKind(left, name, member, registry.rootSchema);
    const fresh = withoutBare(staying, formData, applicable(chosen, registry.rootSchema), registry.rootSchema);
    const next = withKept(fresh, formData, was, namesOf(left, registry.rootSchema), takes, stays);
    const isTold = constants.length > 0 && (next === undefined || isMembers(next));
    const written = isTold ? Object.fromEntries(ownConstants(constants)) : {};
    const begins = isTold ? constants.reduce<unknown>((value, [path, constant]) => setIn(value, path, constant), next) : next;
    const back = isBack ? asLeft(begins, formData, was, written, begunHere) : begins;
    const now = isBack ? withUncut(back, formData, was, kept.get(cut(change.to))) : back;
    kept.set(begun, now);
    onChange(now, path, errors, id);
    const stored = getIn(store.data(), field.fieldPathId.path);
    // What was entered when the option was left comes back as such.
    const begunThere = { ...begunHere, ...Object(kept.get(`${filled}/${change.to}`)) };
    kept.set(filled, madeBy(stored, { ...Object(was), ...Object(formData) }, begunThere));
    kept.set(`${filled}/${change.from}`, begunHere);
    kept.set(cut(change.from), formData);
    for (const option of options.keys()) kept.set(cut(option), cutOn(kept.get(cut(option)), formData, stored));
  };
  return (
    <ChoiceContext value={here}>
      <Stock {...field} fieldPathId={fieldPathId} registry={told.choice} onChange={take} />
    </ChoiceContext>
  );
}
