import Stock from '@rjsf/core/lib/components/fields/MultiSchemaField.js';
import { type FieldProps, type Registry, TranslatableString, useDeepCompareMemo } from '@rjsf/utils';
import { type ReactNode, use, useCallback, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';
import { isMembers } from '../data/members.ts';
import { choiceKey } from '../data/placeMemory.ts';
import { toPointer } from '../data/pointer.ts';
import { useFormParts } from '../storeContext.ts';
import { type Around, ChoiceContext, isPlaceOf, NESTED } from './choiceContext.ts';
import type { Choice } from './choicesTogether.ts';
import { drawsMembers, namesAround } from './elsewhere.ts';
import { fittingOptions, stayingChosen } from './fittingOptions.ts';
import { isAllTold } from './isAllTold.ts';
import { namesOf } from './keptBranches.ts';
import { namedWithin } from './namedWithin.tsx';
import { OptionField } from './OptionField.tsx';
import { OptionObject } from './OptionObject.tsx';
import { optionNames } from './optionNames.ts';
import { switchOption } from './switchOption.ts';
import { groupingMember, nullsOf, ownConstants, tellingMember, toldConstants } from './toldConstants.ts';
import { useBegin } from './useBegin.ts';
import { type Switch, withChoice } from './withChoice.tsx';
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

const optionsOf = (listed: unknown): readonly unknown[] => (Array.isArray(listed) ? listed : []);

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
  const isPicked = useRef(false);
  const [turn, beginAnew] = useReducer((count: number) => count + 1, 0);
  const pointer = toPointer(field.fieldPathId.path);
  const place = choiceKey(depth, keyword);
  const [chosen, setChosen] = useState(() => store.memory.at(pointer).options?.get(place));
  const hasBegun = useRef(false);
  useLayoutEffect(() => {
    hasBegun.current = true;
  });
  // An option that was chosen by hand was that of another document, also where this one says no more.
  useLayoutEffect(
    () =>
      store.onReplaced((at, by) => {
        if (at !== '' || by === 'field' || !isPicked.current) return;
        isPicked.current = false;
        hasBegun.current = false;
        setChosen(undefined);
        beginAnew();
      }),
    [store],
  );
  const { onChange } = field;
  const choiceId = `${fieldPathId.$id}__${keyword.toLowerCase()}_select`;
  const kinds = store.form.messages.widgets['form'];
  const listed: unknown = schema[keyword];
  const { optionTexts, telling } = useDeepCompareMemo(
    useMemo(() => {
      const options = optionsOf(listed);
      const { rootSchema } = registry;
      const telling = tellingMember(options, rootSchema);
      return {
        telling: telling ?? groupingMember(options, rootSchema),
        optionTexts: optionNames({ options, root: rootSchema, kinds: kinds ?? {}, schema, uiSchema, telling }),
      };
    }, [listed, registry, kinds, schema, uiSchema]),
  );
  const options = useDeepCompareMemo(useMemo(() => optionsOf(listed), [listed]));
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
    const templates = namedWithin(registry.templates);
    const option = { ...registry, widgets, fields: inOption, templates, schemaUtils: fittingOptions(registry.schemaUtils) };
    const schemaUtils = stayingChosen(option.schemaUtils, {
      listed: options,
      before: chosen,
      hasBegun: () => hasBegun.current,
      isChosen: (one) => {
        const { options, shown } = store.memory.at(pointer);
        const isWithin = [...(options?.keys() ?? [])].some((key) => Number.parseInt(key, 10) > depth);
        return options?.get(place) === one || (isWithin && shown?.get(place)?.option === one);
      },
      isBeside: (name) => names.includes(name),
    });
    const fields = { ...inOption, SchemaField: OptionField };
    return { option, choice: withNames({ ...option, schemaUtils, fields }, optionTexts) };
  }, [registry, choosing, optionTexts, options, chosen, names, store, pointer, place, depth]);
  const ObjectField = around ? around.ObjectField : registry.fields['ObjectField'];
  const words = useDeepCompareMemo(isObject ? undefined : wordsBeside(schema));
  const { title } = schema;
  const besides = useDeepCompareMemo(within);
  const shows = useCallback(
    (option: number) => {
      const { shown = new Map() } = store.memory.at(pointer);
      const options = optionsOf(listed);
      if (shown.get(place)?.option === option) return;
      const constants = toldConstants(options[option], registry.rootSchema, telling);
      const names = namesOf(options[option], registry.rootSchema);
      const now = { option, of: options.length, told: ownConstants(constants).map(([name]) => name), names };
      store.memory.note(pointer, { shown: new Map([...shown, [place, now]]) });
    },
    [store, pointer, place, listed, registry.rootSchema, telling],
  );
  const { rootSchema } = registry;
  const value: unknown = isMembers(formData) && telling !== undefined ? formData[telling] : formData;
  // Null tells an option that asks for it.
  const isNullTold = (option: unknown) => {
    const nulls = nullsOf(option, rootSchema);
    return nulls.length > 0 && nulls.every((name) => Object(formData)[name] === null);
  };
  const isUntold = (value ?? undefined) === undefined && !within && !optionsOf(listed).some(isNullTold);
  const isBare = useCallback((option: unknown) => isAllTold(option, rootSchema, telling, names), [rootSchema, telling, names]);
  const isBlank = useCallback((option: unknown) => isUntold && isBare(option), [isUntold, isBare]);
  const { required = false } = field;
  const isAsked = useCallback((option: unknown) => required && isBare(option), [required, isBare]);
  const begin = useBegin(field, telling);
  const isWhole = isObject && schema.properties === undefined && field.fieldPathId.path.length > 0;
  const asked = useMemo(() => ({ isWhole, isBlank, isAsked, begin, shows }), [isWhole, isBlank, isAsked, begin, shows]);
  const here = useMemo(
    (): Around => ({
      ...{ id: depth > 0 && around ? around.id : id, depth, registry: told.option, ObjectField },
      ...{ names, isBeside, words, title, telling, options, within: besides, ...asked },
    }),
    [around, id, depth, told, ObjectField, names, isBeside, words, title, telling, options, besides, asked],
  );
  const take: FieldProps['onChange'] = (value, path, errors, id) => {
    const change = pressed.current;
    pressed.current = undefined;
    if (id !== choiceId || !change || change.to < 0) return onChange(value, path, errors, id);
    isPicked.current = true;
    // What is entered is judged before the option is drawn.
    shows(change.to);
    const isInAll = depth > 0 && around?.within?.keyword === keyword;
    const options = optionsOf(listed);
    const choice = { field, store, options, place, depth, names, isBeside, within, isInAll, telling };
    switchOption(choice, change, value, (next) => onChange(next, path, errors, id));
  };
  return (
    <ChoiceContext value={here}>
      <Stock key={turn} {...field} fieldPathId={fieldPathId} registry={told.choice} onChange={take} />
    </ChoiceContext>
  );
}
