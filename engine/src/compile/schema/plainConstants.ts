import { isNode, type SchemaNode } from '../../validation/schemaNode.ts';
import { listedValues, whole } from './plainChoices.ts';
import { rebuilt } from './variants.ts';

/** Keywords beside a constant that say more than which value it is, of themselves or by what they bring in. */
const more = ['$ref', 'allOf', 'anyOf', 'oneOf', 'if', 'not', 'onSubmit'];

/** The one text, number or truth that a schema lets through; `undefined` where there are more, none, or it is another kind of value. */
const onlyValue = ({ type, const: constant, enum: choices }: SchemaNode): string | number | boolean | undefined => {
  const listed: unknown = Array.isArray(choices) ? choices[0] : constant;
  const value = constant ?? listed;
  if (Array.isArray(choices) && (choices.length !== 1 || listed !== value)) return undefined;
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return undefined;
  const kinds = [type].flat();
  const isOfType = type === undefined || kinds.includes(typeof value) || (kinds.includes('integer') && Number.isInteger(value));
  return isOfType ? value : undefined;
};

/** Texts said of a list of one value are said of the constant. */
const messagesOf = (messages: unknown): unknown => {
  if (!isNode(messages)) return messages;
  const { enum: ofList, type: ofType, ...rest } = messages;
  const text = rest['const'] ?? ofList ?? ofType;
  return { ...rest, ...(text !== undefined && { const: text }) };
};

/**
 * A schema of one value as `const` without a type, which is drawn as given or not given. A truth that must be there keeps
 * its type: the box to tick says by itself that somebody agrees.
 */
const plain = (given: unknown, root: SchemaNode, isRequired: boolean): unknown => {
  if (!isNode(given)) return given;
  const node = whole(given, root);
  const value = onlyValue(node);
  // What can only be read is no box to tick.
  if (value === undefined || node['readOnly'] === true || more.some((word) => word in node)) return listed(given);
  const { type: _type, enum: _choices, const: _constant, errorMessage, ...rest } = node;
  return {
    ...rest,
    ...(isRequired && value === true && { type: 'boolean' }),
    const: value,
    ...(errorMessage !== undefined && { errorMessage: messagesOf(errorMessage) }),
  };
};

/** Whether a schema lists yes, no and nothing, and says nothing else. */
const listsThree = (node: SchemaNode): boolean => {
  const [, another] = ['enum', 'const', ...more].filter((one) => one in node);
  const values = another === undefined ? listedValues(node) : undefined;
  return values?.length === 3 && [true, false, null].every((value) => values.includes(value));
};

/**
 * Yes, no or nothing as a list of values without a type, of three where it lists none: a box to tick has two states. `nullable`
 * judges nothing beside no type, and says that nothing is what it holds where it must be there and is left alone.
 */
const listed = (node: SchemaNode): SchemaNode => {
  const { type, nullable, ...rest } = node;
  const types = [type, nullable === true ? 'null' : []].flat();
  const isTruth = types.includes('boolean') && types.includes('null') && types.length === 2;
  if (isTruth && listsThree(node)) return { ...rest, nullable: true };
  const isMore = ['enum', 'const', ...more].some((word) => word in node);
  return isTruth && !isMore ? { ...rest, enum: [true, false, null], nullable: true } : node;
};

const isConstant = (option: unknown): boolean => isNode(option) && onlyValue({ ...option, type: undefined }) !== undefined;

/** The names of fields whose uiSchema says what draws them. */
export const drawnByUi = (ui: unknown): ReadonlySet<string> => {
  const names = new Set<string>();
  const visit = (node: unknown): void => {
    if (!isNode(node)) return;
    for (const [name, value] of Object.entries(node)) {
      if (!isNode(value)) continue;
      const options = isNode(value['ui:options']) ? value['ui:options'] : {};
      if (['widget', 'field'].some((word) => `ui:${word}` in value || word in options)) names.add(name);
      visit(value);
    }
  };
  visit(ui);
  return names;
};

/**
 * The schema with members and options of one value only said in one way, and judging as before: `{"const": "a"}`,
 * `{"type": "string", "enum": ["a"]}` and a reference to either are the same; so are truths that may be `null`. What a
 * uiSchema draws, what only asks (below `if`, `not`, `contains`) and lists of single values to choose from stay as they are.
 */
export const withPlainConstants = (schema: unknown, ui: unknown): unknown => {
  if (!isNode(schema)) return schema;
  const drawn = drawnByUi(ui);
  return rebuilt(schema, (node, { asks }) => {
    const { properties, required } = node;
    if (asks) return node;
    const names: readonly unknown[] = Array.isArray(required) ? required : [];
    const members = Object.entries(isNode(properties) ? properties : {}).map(([name, member]) => [
      name,
      drawn.has(name) ? member : plain(member, schema, names.includes(name)),
    ]);
    const options = Object.entries(node).flatMap(([word, listed]) =>
      (word === 'anyOf' || word === 'oneOf') && Array.isArray(listed) && !listed.every(isConstant)
        ? [[word, listed.map((option: unknown) => plain(option, schema, false))]]
        : [],
    );
    const rows = ['items', 'additionalProperties'].flatMap((word) => {
      const row = node[word];
      return isNode(row) && !drawn.has(word) ? [[word, listed(row)]] : [];
    });
    const changed = Object.fromEntries([...options, ...rows]);
    return { ...node, ...(isNode(properties) && { properties: Object.fromEntries(members) }), ...changed };
  });
};
