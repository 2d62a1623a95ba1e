import { pointerOf } from '../../validation/pointer.ts';
import { applicable, isNode, type SchemaNode, schemasAt } from '../../validation/schemaNode.ts';
import type { Complaint, Lint } from '../complaint.ts';
import type { JsonFile } from '../jsonFile.ts';
import { decodable, referredBy } from '../schema/references.ts';
import { foreignUi } from './foreignFiles.ts';
import { wordInstead } from './foreignUiWords.ts';
import { knownUiKeys, rootKeys } from './knownUiWords.ts';
import { columnsComplaints, lintLayout, spanComplaints } from './lintLayout.ts';
import { lintUiKinds } from './lintUiKinds.ts';
import { uiKeyComplaint } from './lintUiNames.ts';
import { meantQuestion, nearestWord } from './nearestWord.ts';
import { uiFieldNotes } from './uiFieldNotes.ts';

type Tokens = readonly (string | number)[];

const linkComplaints = (options: unknown, tokens: Tokens, json: JsonFile): readonly Complaint[] => {
  const link = isNode(options) ? options['link'] : undefined;
  const href = isNode(link) ? link['href'] : undefined;
  if (href === undefined || (typeof href === 'string' && /^(https?:\/\/|\/(?![/\\]))/i.test(href))) return [];
  return [
    json.complain([...tokens, 'link', 'href'], "A link leads to 'https://…', 'http://…' or a path that begins with one '/'."),
  ];
};

/** Complaints about values of other fields, as name → pointer. */
const pointersComplaints = (pointers: unknown, tokens: Tokens, json: JsonFile): readonly Complaint[] => {
  if (pointers === undefined) return [];
  if (!isNode(pointers)) return [json.complain(tokens, 'Here stand pointers by name.')];
  return Object.entries(pointers).flatMap(([name, pointer]) =>
    typeof pointer === 'string' && /^(\d+)?(\/.*)?$/.test(pointer)
      ? []
      : [json.complain([...tokens, name], "A pointer is '/field', '/rows/-/field' or '1/field'.")],
  );
};

const sourceComplaints = (options: unknown, tokens: Tokens, json: JsonFile): readonly Complaint[] => {
  if (!isNode(options)) return [];
  const { source, list, creatable, closed } = options;
  const found: Complaint[] = [];
  if (source !== undefined && (typeof source !== 'string' || source === ''))
    found.push(json.complain([...tokens, 'source'], 'A source is the name of a look-up that the host registers.'));
  if (source !== undefined && list !== undefined)
    found.push(json.complain([...tokens, 'list'], "Options come from a 'source' or from a 'list', not from both."));
  if (creatable !== undefined && typeof creatable !== 'boolean')
    found.push(json.complain([...tokens, 'creatable'], "'creatable' is true or false."));
  if (closed !== undefined && typeof closed !== 'boolean')
    found.push(json.complain([...tokens, 'closed'], "'closed' is true or false."));
  if (closed !== undefined && list === undefined)
    found.push(json.complain([...tokens, 'closed'], "'closed' is said of a 'list'; here is none."));
  if (closed === true && creatable === true)
    found.push(
      json.complain([...tokens, 'closed'], "A list that is closed takes nothing that is typed: not 'creatable' as well."),
    );
  for (const word of ['sourceParams', 'overlay']) found.push(...pointersComplaints(options[word], [...tokens, word], json));
  return found;
};

/** Widgets that draw the choices of the schema and no others. */
const drawsEnum: ReadonlySet<unknown> = new Set(['select', 'radio', 'checkboxes']);

/** The complaint about options of a field whose widget draws none of them. */
const undrawnOptions = (node: SchemaNode, tokens: Tokens, json: JsonFile): readonly Complaint[] => {
  const options = isNode(node['ui:options']) ? node['ui:options'] : {};
  const widget = node['ui:widget'] ?? options['widget'];
  const said = ['source', 'list'].find((word) => options[word] !== undefined);
  if (said === undefined || !drawsEnum.has(widget)) return [];
  return [
    json.complain(
      [...tokens, 'ui:options', said],
      `The widget '${String(widget)}' draws the choices of the schema (enum, oneOf) and no '${said}'; combobox, multi-select and tag-picker draw one.`,
    ),
  ];
};

/** Complaints about members of rows that a list's options name. */
const memberComplaints = (
  options: unknown,
  tokens: Tokens,
  rows: readonly SchemaNode[],
  json: JsonFile,
): readonly Complaint[] => {
  if (!isNode(options)) return [];
  const { orderMember, fixedMembers } = options;
  const properties = rows.flatMap(({ properties: own }) => (isNode(own) ? [own] : []));
  const complainAbout = (member: unknown, place: Tokens) =>
    typeof member === 'string' && properties.some((own) => Object.hasOwn(own, member))
      ? []
      : [json.complain(place, `The rows have no property '${String(member)}'.`)];
  const found: Complaint[] = [];
  if (orderMember !== undefined) found.push(...complainAbout(orderMember, [...tokens, 'orderMember']));
  if (Array.isArray(fixedMembers))
    found.push(...fixedMembers.flatMap((member, index) => complainAbout(member, [...tokens, 'fixedMembers', index])));
  else if (fixedMembers !== undefined)
    found.push(json.complain([...tokens, 'fixedMembers'], "'fixedMembers' is a list of properties."));
  return found;
};

/** Whether a member of a uiSchema is about the rows of a list. */
const isOfRows = (name: string): boolean => name === 'items' || name === 'additionalItems';

/** Whether a member of a uiSchema has one for each option of a choice. */
const isOfOptions = (name: string): boolean => name === 'oneOf' || name === 'anyOf';

/** Names of members: those that there are, and those of them that an order has to have. */
interface Names {
  readonly names: readonly string[];
  readonly ordered: readonly string[];
}

/** Lints the order of an object's fields: rjsf passes over a name that no field has, so only one that looks mistyped is a mistake. */
const lintOrder = (order: unknown, at: Tokens, { names, ordered }: Names, json: JsonFile): Lint => {
  if (!Array.isArray(order)) return { complaints: [], notes: [] };
  const notes: Complaint[] = [];
  const complaints = order.flatMap((one, index) => {
    const here = [...at, index];
    if (one === '*' || names.includes(String(one)))
      return order.indexOf(one) === index ? [] : [json.complain(here, `'${String(one)}' stands here twice.`)];
    const meant = meantQuestion(String(one), names);
    const complaint = json.complain(here, `There is no property '${String(one)}'.${meant || ' This says nothing here.'}`);
    if (meant) return [complaint];
    notes.push(complaint);
    return [];
  });
  const missing = order.includes('*') ? undefined : ordered.find((one) => !order.includes(one));
  if (missing) complaints.push(json.complain(at, `The order leaves out '${missing}'; name it, or put '*'.`));
  return { complaints, notes };
};

/** Complaints about the words of a field among which some stand beside `ui:options` and some in them; adds to `notes`. */
const wordComplaints = (
  node: SchemaNode,
  tokens: Tokens,
  { names, ordered, rows }: Names & { readonly rows: readonly SchemaNode[] },
  json: JsonFile,
  notes: Complaint[],
): readonly Complaint[] => {
  const ofLayout = (words: SchemaNode, at: Tokens, sign: string) => {
    const order = lintOrder(words[`${sign}order`], [...at, `${sign}order`], { names, ordered }, json);
    notes.push(...order.notes);
    const layout = words[`${sign}layout`];
    return [...order.complaints, ...(layout === undefined ? [] : lintLayout(layout, [...at, `${sign}layout`], names, json))];
  };
  const options = node['ui:options'];
  const here = [...tokens, 'ui:options'];
  return [
    ...undrawnOptions(node, tokens, json),
    ...ofLayout(node, tokens, 'ui:'),
    ...linkComplaints(options, here, json),
    ...sourceComplaints(options, here, json),
    ...memberComplaints(options, here, rows, json),
    ...(isNode(options)
      ? [
          ...columnsComplaints(options['columns'], [...here, 'columns'], json),
          ...spanComplaints(options['span'], [...here, 'span'], json),
          ...ofLayout(options, here, ''),
        ]
      : []),
  ];
};

/** Lints a uiSchema or a part of one about `schema`, and adds its notes to `notes`. */
const lintWords = (json: JsonFile, part: unknown, at: Tokens, schema: SchemaNode, notes: Complaint[]): readonly Complaint[] => {
  const namesOf = (nodes: readonly SchemaNode[]): readonly string[] =>
    nodes.flatMap(({ properties }) => (isNode(properties) ? Object.keys(properties) : []));
  const visit = (node: unknown, tokens: Tokens, pointer: string, option?: unknown): readonly Complaint[] => {
    if (!isNode(node)) return tokens.length > 0 ? [json.complain(tokens, 'A uiSchema is an object.')] : [];
    const known = schemasAt(schema, pointer);
    const rows = schemasAt(schema, `${pointer}/-`);
    const names = namesOf(known);
    // In an option stand its own members alone.
    const ordered = isNode(option) ? namesOf(applicable(option, schema)) : names;
    const isOpen = known.some(({ additionalProperties }) => isNode(additionalProperties) || additionalProperties === true);
    const found: Complaint[] = [...wordComplaints(node, tokens, { names, ordered, rows }, json, notes)];
    notes.push(...uiFieldNotes(node, tokens, { schemas: known, rows, root: schema, pointer }, json));
    for (const [name, value] of Object.entries(node)) {
      const here = [...tokens, name];
      if (name.startsWith('ui:')) {
        if (!knownUiKeys.has(name)) {
          const { text, isMistake } = uiKeyComplaint(name);
          (isMistake ? found : notes).push(json.complain(here, text));
        }
        if (rootKeys.has(name) && tokens.length > 0)
          notes.push(json.complain(here, `'${name}' says nothing here: it stands at the root of the uiSchema only.`));
        found.push(...lintUiKinds(name, value, here, json));
      } else if (isOfRows(name) && known.some((one) => one['items'] !== undefined)) {
        const isOfPlaces = known.some(({ items }) => Array.isArray(items));
        if (!isOfPlaces && (name === 'additionalItems' || Array.isArray(value)))
          notes.push(
            json.complain(
              here,
              "The rows have one schema: what is said of them is an object in 'items'. This says nothing here.",
            ),
          );
        const parts = Array.isArray(value)
          ? value.map((one, index) => ({ one, at: [...here, index] }))
          : [{ one: value, at: here }];
        for (const { one, at: place } of parts) found.push(...visit(one, place, `${pointer}/-`));
      } else if (isOfOptions(name) && Array.isArray(value) && known.some((one) => Array.isArray(one[name]))) {
        const options = known.flatMap((one) => one[name] ?? []);
        found.push(...value.flatMap((one, index) => visit(one, [...here, index], pointer, options[index])));
      } else if (name === 'additionalProperties' && isOpen) found.push(...visit(value, here, `${pointer}/${name}`));
      else if (names.includes(name) || isOpen || schemasAt(schema, `${pointer}${pointerOf([name])}`).length > 0)
        found.push(...visit(value, here, `${pointer}${pointerOf([name])}`));
      else {
        const signed = `ui:${name.replace(/^ui[A-Z]/, (start) => start.slice(-1).toLowerCase())}`;
        const key = knownUiKeys.has(signed) ? `Is '${signed}' meant? ` : '';
        const isSigned = key !== '' && signed !== `ui:${name}`;
        const meant = isSigned ? undefined : nearestWord(name, names);
        const isOfRow = rows.some(({ properties }) => isNode(properties) && Object.hasOwn(properties, name));
        const row = isOfRow ? "The rows have: what is said of them stands in 'items'. " : '';
        const instead = key === '' ? wordInstead(name) : undefined;
        const other = instead === undefined ? '' : `${instead[0]?.toUpperCase()}${instead.slice(1)}. `;
        const hint = meant ? `Is '${meant}' meant?` : `${row || key || other}This says nothing here.`;
        (meant ? found : notes).push(json.complain(here, `The schema has no property '${name}'. ${hint}`));
      }
    }
    return found;
  };
  return visit(part, at, '');
};

/**
 * Lints a uiSchema. Fields that the schema does not have are noted, as public uiSchemas have such, unless they look mistyped.
 *
 * @param schema as it is drawn
 * @param given as it stands in its file, which `ui:definitions` refer to
 */
export const lintUi = (json: JsonFile, schema: SchemaNode, given: unknown): Lint => {
  const foreign = foreignUi(json);
  if (foreign.length > 0) return { complaints: foreign, notes: [] };
  const notes: Complaint[] = [];
  const complaints = [...lintWords(json, json.value, [], schema, notes)];
  const definitions = isNode(json.value) ? json.value['ui:definitions'] : undefined;
  for (const [reference, words] of Object.entries(isNode(definitions) ? definitions : {})) {
    const place = ['ui:definitions', reference];
    if (isNode(referredBy(reference, given)))
      complaints.push(
        ...lintWords(json, words, place, { ...Object(given), properties: {}, $ref: decodable(reference) }, notes),
      );
    else notes.push(json.complain(place, `Nothing stands at '${reference}' in the schema. This says nothing here.`));
  }
  return { complaints, notes };
};
