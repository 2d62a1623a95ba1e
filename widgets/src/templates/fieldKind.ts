import { getSchemaType, type RJSFSchema, type UIOptionsType } from '@rjsf/utils';

/**
 * How a field is laid out.
 * - `container`: an object or a list of rows; draws its own heading, hint and errors.
 * - `checkbox`: the control carries the label itself.
 * - `group`: label above, but it names several controls, or none, and belongs to none of them.
 * - `control`: label above, hint and error below, all of one control.
 */
export type FieldKind = 'container' | 'checkbox' | 'group' | 'control';

/** Widgets that are several controls: a press on their label must not press one of them. */
const groupWidgets = /^(banner-preview|checkboxes|image-crop|radio|(file|image|video)-upload)$/;

/** Widgets of a list of values that are one control all the same. */
const singleWidgets: ReadonlySet<string> = new Set(['country-picker', 'multi-select', 'tag-picker']);

const isConstant = (option: unknown): boolean =>
  typeof option === 'object' &&
  option !== null &&
  ('const' in option || ('enum' in option && Array.isArray(option.enum) && option.enum.length === 1));

/** Whether the field is a choice between schemas and not one between values. */
export const isBetweenSchemas = ({ anyOf, oneOf, enum: values }: RJSFSchema): boolean =>
  values === undefined && (anyOf ?? oneOf)?.every(isConstant) === false;

/** Keywords that speak of texts or of numbers alone. */
const ofOneLine = /^(m(in|ax)(Length|imum)|exclusiveM|multiple|pattern$|format|content[EM]|notBlank)/;

/** Whether the kind of value is chosen together with the value. */
export const isOfAnyKind = (schema: RJSFSchema): boolean => {
  const { type, anyOf, oneOf, enum: values, const: only } = schema;
  if (values !== undefined || (anyOf ?? oneOf)?.every(isConstant)) return false;
  if (type === undefined) return only === undefined && !Object.keys(schema).some((word) => ofOneLine.test(word));
  return [type].flat().filter((one) => one !== 'null').length > 1;
};

/** Whether the field is one value of any kind, an object or a list as well: it is given or not, and has no members of its own. */
export const isOneValue = ({ type, const: only }: RJSFSchema): boolean => type === undefined && only !== undefined;

/**
 * The kind of a field.
 *
 * @param displayLabel what rjsf found out: `false` for objects, plain arrays, and labels that the uiSchema turns off.
 */
export const getFieldKind = (schema: RJSFSchema, { field, widget }: UIOptionsType, displayLabel: boolean): FieldKind => {
  const type = getSchemaType(schema);
  if (field) return 'control';
  if (type === 'object') return 'container';
  if (type === 'array' && typeof widget === 'string' && singleWidgets.has(widget)) return 'control';
  if (type === 'array') return displayLabel || widget !== undefined ? 'group' : 'container';
  if (type === 'boolean' && (widget === undefined || widget === 'checkbox' || widget === 'switch')) return 'checkbox';
  return type === 'null' || groupWidgets.test(`${widget}`) ? 'group' : 'control';
};
