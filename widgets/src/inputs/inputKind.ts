import type { InputProps } from '@fluentui/react-components';
import { getInputProps, type RJSFSchema, type WidgetProps } from '@rjsf/utils';

type InputType = NonNullable<InputProps['type']>;

/** Attributes of an `<input>` that say what is typed into it, and how. */
export type InputKind = Pick<
  InputProps,
  | 'type'
  | 'inputMode'
  | 'enterKeyHint'
  | 'autoCapitalize'
  | 'autoCorrect'
  | 'spellCheck'
  | 'autoComplete'
  | 'min'
  | 'max'
  | 'step'
>;

const types: ReadonlySet<string> = new Set<InputType>([
  'text',
  'email',
  'password',
  'search',
  'tel',
  'url',
  'date',
  'datetime-local',
  'month',
  'number',
  'time',
  'week',
]);
const isInputType = (type: string): type is InputType => types.has(type);

const modeOf = (schema: RJSFSchema): InputKind['inputMode'] => {
  if (schema.type !== 'integer' && schema.type !== 'number') return undefined;
  // The number keyboards of iPhones have no minus.
  if (!((schema.minimum ?? schema.exclusiveMinimum ?? -1) >= 0)) return 'text';
  return schema.type === 'integer' ? 'numeric' : 'decimal';
};

/** What the kind of an input follows from; a widget's props fit. */
export interface InputWish extends Pick<WidgetProps, 'schema' | 'options'> {
  readonly type?: string;
  /** Earliest and latest value of the picker, where those of the schema are no texts of the input. */
  readonly limits?: { readonly min: string | undefined; readonly max: string | undefined };
}

/**
 * The kind of input a widget needs. A number without a widget of its own is typed as text with a number keyboard, so
 * that a half-typed or wrong one is kept and complained about, where `type="number"` would swallow it.
 */
export const getInputKind = ({ schema, type, options, limits }: InputWish): InputKind => {
  const wanted = options.inputType ?? type;
  const isFreeNumber = wanted === undefined && modeOf(schema) !== undefined;
  const input = getInputProps(schema, isFreeNumber ? 'text' : type, options);
  const kind = isInputType(input.type) ? input.type : 'text';
  return {
    type: kind,
    inputMode: kind === 'text' ? modeOf(schema) : undefined,
    autoComplete: input.autoComplete,
    ...Object(options['typing']),
    ...(limits ?? (kind === 'text' ? {} : { min: input.min, max: input.max, step: input.step })),
  };
};
