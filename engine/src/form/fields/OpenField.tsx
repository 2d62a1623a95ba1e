import { ADDITIONAL_PROPERTY_FLAG, type FieldProps, getTemplate, getUiOptions, getWidget, type RJSFSchema } from '@rjsf/utils';
import { type ReactNode, useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { getIn } from '../data/members.ts';
import { isWithin, toPointer } from '../data/pointer.ts';
import { kindText } from '../schema/kindText.ts';
import { drawnSchema, kindOf, type OpenKind, type ValueKind } from '../schema/openKind.ts';
import { useFormParts } from '../storeContext.ts';
import { begunWith } from './begunMember.ts';
import { ConstantField } from './ConstantField.tsx';
import { StockSchemaField } from './stockFields.ts';

/** Props of {@link OpenField}. */
export interface OpenFieldProps extends FieldProps {
  readonly open: OpenKind;
}

/**
 * A field whose schema does not say one kind of value: it is drawn as the kind that its value has, and without a value
 * as the schema's first, or as the one that was chosen. A field that is emptied stays as it was, so that the focus is not
 * lost while somebody types.
 */
export function OpenField({ open, ...field }: OpenFieldProps): ReactNode {
  const { schema, formData, fieldPathId } = field;
  const { store } = useFormParts();
  const pointer = toPointer(fieldPathId.path);
  const remembered = () => isOffered(open, store.memory.at(pointer).options?.get(CHOSEN));
  const begin = () => remembered() ?? open.first;
  const [kind, setKind] = useState(begin);
  const [place, setPlace] = useState(pointer);
  // What is being typed may be no number any more, or none yet: another control would take the focus away.
  const [typed, setTyped] = useState<unknown>();
  const isTyping = kind === 'number' && typed !== undefined && typed === formData;
  const given = isTyping ? kind : kindOf(formData);
  // A member that gets another name takes along what was chosen.
  const chosen = place === pointer ? kind : (remembered() ?? kind);
  const shown = given !== undefined && given !== 'null' && (open.kinds?.includes(given) ?? true) ? given : chosen;
  if (shown !== kind) setKind(shown);
  if (place !== pointer) setPlace(pointer);
  // What was chosen for one document says nothing about the next.
  useLayoutEffect(() =>
    store.onReplaced((at) => {
      if (at !== pointer && isWithin(pointer, at)) setKind(begin());
    }),
  );
  const { onChange, onBlur } = field;
  const take: FieldProps['onChange'] = useCallback(
    (value, path, errors, id) => {
      setTyped(value);
      onChange(value, path, errors, id);
    },
    [onChange],
  );
  const leave: FieldProps['onBlur'] = useCallback(
    (id, value) => {
      setTyped(undefined);
      onBlur(id, value);
    },
    [onBlur],
  );
  const isDrawnByUi = hasOwnWidget(field);
  const drawn = useMemo(() => drawnSchema(schema, open, shown), [schema, open, shown]);
  if (open.constant !== undefined && !isDrawnByUi) return <ConstantField field={field} constant={open.constant} />;
  const value = <StockSchemaField {...field} schema={drawn} onChange={take} onBlur={leave} />;
  const offered = open.offered ?? offeredBesideNull(open, shown, store.memory.at(pointer).options);
  if (!offered || isLocked(field) || pointer === '' || (!open.kinds && isDrawnByUi)) return value;
  return (
    <KindChoice field={field} offered={offered} kind={shown} onChoose={setKind}>
      {value}
    </KindChoice>
  );
}

/** Name under which the chosen kind is remembered, beside the values of kinds that were left. */
const CHOSEN = 'kind';

const VALUES: readonly ValueKind[] = ['string', 'number', 'boolean', 'object', 'array'];

const isContainer = (kind: ValueKind): boolean => kind === 'object' || kind === 'array';

const isOffered = ({ offered }: OpenKind, kind: unknown): ValueKind | undefined => offered?.find((one) => one === kind);

/** What may be chosen where only null is right: that, and what stands or stood there in its place. */
function offeredBesideNull({ first }: OpenKind, shown: ValueKind, kept?: ReadonlyMap<string, unknown>) {
  const others = VALUES.filter((kind) => kind === shown || kept?.has(kind));
  return first === 'null' && others.length > 0 ? (['null', ...others] as const) : undefined;
}

function isLocked({ disabled, readonly, schema, uiSchema, registry }: FieldProps): boolean {
  const said = getUiOptions(uiSchema, registry.globalUiOptions);
  return [disabled, readonly, said.disabled, said.readonly, schema.readOnly].includes(true);
}

/** Whether the uiSchema names what draws the field, which then takes what it takes. */
function hasOwnWidget({ uiSchema, registry }: FieldProps): boolean {
  const { widget, field } = getUiOptions(uiSchema, registry.globalUiOptions);
  return (widget ?? field) !== undefined;
}

interface KindChoiceProps {
  readonly field: FieldProps;
  readonly offered: readonly ValueKind[];
  readonly kind: ValueKind;
  readonly onChoose: (kind: ValueKind) => void;
  readonly children: ReactNode;
}

/**
 * The choice between the kinds of value that a field may hold, above the value. What was entered as one kind is kept while the
 * form is open, so that switching there and back loses nothing.
 */
function KindChoice({ field, offered, kind, onChoose, children }: KindChoiceProps): ReactNode {
  const {
    registry,
    schema,
    uiSchema,
    fieldPathId,
    name,
    onChange,
    onBlur,
    onFocus,
    autofocus = false,
    required = false,
  } = field;
  const { store } = useFormParts();
  const { path, $id } = fieldPathId;
  const options = getUiOptions(uiSchema, registry.globalUiOptions);
  const Template = getTemplate<'MultiSchemaFieldTemplate'>('MultiSchemaFieldTemplate', registry, options);
  const Widget = getWidget(KIND_SCHEMA, 'select', registry.widgets);
  const pointer = toPointer(path);
  const texts = store.form.messages.widgets['form'] ?? {};
  const choose = (chosen: unknown) => {
    const next = offered.find((one) => one === chosen);
    if (next === undefined || next === kind) return;
    store.flush();
    const kept = new Map([...(store.memory.at(pointer).options ?? []), [kind, getIn(store.data(), path)], [CHOSEN, next]]);
    store.memory.note(pointer, { options: kept });
    onChoose(next);
    const was = kept.get(next);
    // A member of free name would go with its value, and what has to be there would be missed.
    const isBegun = ADDITIONAL_PROPERTY_FLAG in Object(schema) || ((required || !kept.has(next)) && isContainer(next));
    if (next === 'null') onChange(null, path);
    else onChange(was === undefined && isBegun ? begunWith(next, registry.translateString) : was, path);
  };
  const selector = (
    <Widget
      id={`${$id}__kind_select`}
      name={`${name}__kind_select`}
      schema={KIND_SCHEMA}
      label={field.title ?? options.title ?? schema.title ?? name}
      value={kind}
      options={{ enumOptions: offered.map((one) => ({ value: one, label: kindText(texts, one) ?? one })) }}
      registry={registry}
      autofocus={autofocus}
      onChange={choose}
      onBlur={onBlur}
      onFocus={onFocus}
    />
  );
  return (
    // What the schema says of the value stands with the value.
    <Template schema={KIND_SCHEMA} registry={registry} selector={selector} optionSchemaField={children} />
  );
}

/** One kind is always chosen, so that no other entry of the list has to say that none is. */
const KIND_SCHEMA: RJSFSchema = { type: 'string', default: 'string' };
