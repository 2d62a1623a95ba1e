import { pointerOf } from '../../validation/pointer.ts';
import { isNode, type SchemaNode, schemasAt } from '../../validation/schemaNode.ts';
import type { Complaint, Lint } from '../complaint.ts';
import type { JsonFile } from '../jsonFile.ts';
import { knownUiKeys } from './knownUiWords.ts';
import { columnsComplaints, lintLayout } from './lintLayout.ts';
import { lintUiKinds } from './lintUiKinds.ts';
import { uiKeyComplaint } from './lintUiNames.ts';
import { meantQuestion, nearestWord } from './nearestWord.ts';
import { widgetNotes } from './widgetNotes.ts';

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

/** The note about names of choices that are not as many as these. */
const enumNamesNote = (
  names: unknown,
  tokens: Tokens,
  schemas: readonly SchemaNode[],
  json: JsonFile,
): readonly Complaint[] => {
  const choices = schemas.flatMap(({ enum: listed }) => (Array.isArray(listed) ? [listed] : []));
  if (!Array.isArray(names) || choices.length === 0 || choices.some((listed) => listed.length === names.length)) return [];
  return [json.complain(tokens, `The schema has ${choices[0]?.length} choices, and here are names for ${names.length}.`)];
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

/** Lints a uiSchema. Fields that the schema does not have are noted, as public uiSchemas have such, unless they look mistyped. */
export const lintUi = (json: JsonFile, schema: SchemaNode): Lint => {
  const notes: Complaint[] = [];
  const visit = (node: unknown, tokens: Tokens, pointer: string): readonly Complaint[] => {
    if (!isNode(node)) return [json.complain(tokens, 'A uiSchema is an object.')];
    const found: Complaint[] = [...undrawnOptions(node, tokens, json)];
    const known = schemasAt(schema, pointer);
    const names = known.flatMap(({ properties }) => (isNode(properties) ? Object.keys(properties) : []));
    const isOpen = known.some(({ additionalProperties }) => isNode(additionalProperties) || additionalProperties === true);
    for (const [name, value] of Object.entries(node)) {
      const here = [...tokens, name];
      if (name.startsWith('ui:')) {
        if (!knownUiKeys.has(name)) found.push(json.complain(here, uiKeyComplaint(name)));
        found.push(...lintUiKinds(name, value, here, json));
        if (name === 'ui:options') {
          found.push(...linkComplaints(value, here, json), ...sourceComplaints(value, here, json));
          found.push(...memberComplaints(value, here, schemasAt(schema, `${pointer}/-`), json));
          if (isNode(value)) found.push(...columnsComplaints(value['columns'], [...here, 'columns'], json));
        }
        if (name === 'ui:widget') notes.push(...widgetNotes(value, here, known, json));
        if (name === 'ui:enumNames') notes.push(...enumNamesNote(value, here, known, json));
        if (name === 'ui:layout') found.push(...lintLayout(value, here, names, json));
        if (name === 'ui:order' && Array.isArray(value)) {
          value.forEach((one, index) => {
            if (one !== '*' && !names.includes(String(one)))
              found.push(
                json.complain([...here, index], `There is no property '${String(one)}'.${meantQuestion(String(one), names)}`),
              );
            else if (value.indexOf(one) !== index)
              found.push(json.complain([...here, index], `'${String(one)}' stands here twice.`));
          });
          const missing = value.includes('*') ? undefined : names.find((one) => !value.includes(one));
          if (missing) found.push(json.complain(here, `The order leaves out '${missing}'; name it, or put '*'.`));
        }
      } else if (isOfRows(name) && known.some((one) => one['items'] !== undefined)) {
        const rows = Array.isArray(value)
          ? value.map((one, index) => ({ one, at: [...here, index] }))
          : [{ one: value, at: here }];
        for (const { one, at } of rows) found.push(...visit(one, at, `${pointer}/-`));
      } else if (isOfOptions(name) && Array.isArray(value) && known.some((one) => Array.isArray(one[name])))
        found.push(...value.flatMap((one, index) => visit(one, [...here, index], pointer)));
      else if (name === 'additionalProperties' && isOpen) found.push(...visit(value, here, `${pointer}/${name}`));
      else if (names.includes(name) || isOpen || schemasAt(schema, `${pointer}${pointerOf([name])}`).length > 0)
        found.push(...visit(value, here, `${pointer}${pointerOf([name])}`));
      else {
        const meant = nearestWord(name, names);
        const key = knownUiKeys.has(`ui:${name}`) ? `Is 'ui:${name}' meant? ` : '';
        const hint = meant ? `Is '${meant}' meant?` : `${key}This says nothing here.`;
        (meant ? found : notes).push(json.complain(here, `The schema has no property '${name}'. ${hint}`));
      }
    }
    return found;
  };
  return { complaints: visit(json.value, [], ''), notes };
};
