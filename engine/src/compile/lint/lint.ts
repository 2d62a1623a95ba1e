import { pointerOf } from '../../validation/pointer.ts';
import { isNode, type SchemaNode, schemasAt } from '../../validation/schemaNode.ts';
import type { Rule } from '../../validation/types.ts';
import type { Complaint } from '../complaint.ts';
import type { JsonFile } from '../jsonFile.ts';
import { slowPattern, unsafePattern } from '../patterns/unsafePattern.ts';
import { isOfLaterDraft } from '../schema/otherDrafts.ts';
import { schemasByName, subschemasOf } from '../schema/subschemas.ts';
import { knownUiKeys } from './knownUiWords.ts';
import {
  fittingKeywords,
  foreignFormat,
  foreignKeyword,
  knownFormats,
  knownPlaceholders,
  laterKeywords,
  ownMessages,
} from './knownWords.ts';
import { imageComplaints } from './lintImage.ts';
import { columnsComplaints, lintLayout } from './lintLayout.ts';
import { lintMediaRules } from './lintMediaRules.ts';
import { addsUp, missingNames, strayNames } from './lintNames.ts';
import { lintUiKinds } from './lintUiKinds.ts';
import { uiKeyComplaint } from './lintUiNames.ts';
import { nearestWord, wordComplaint } from './nearestWord.ts';

type Tokens = readonly (string | number)[];

const listsOfSchemas = ['allOf', 'anyOf', 'oneOf'];

const placeholderComplaints = (text: string, tokens: Tokens, json: JsonFile): readonly Complaint[] =>
  [...text.matchAll(/\{(\w+)\}/g)]
    .filter(([, name = '']) => !knownPlaceholders.has(name))
    .map(([whole]) =>
      json.complain(tokens, `A message has no placeholder ${whole}; it has {${[...knownPlaceholders].join('}, {')}}.`),
    );

const messageComplaints = (
  messages: unknown,
  tokens: Tokens,
  json: JsonFile,
  known: ReadonlySet<string>,
): readonly Complaint[] => {
  if (!isNode(messages)) return [json.complain(tokens, "'errorMessage' is a text, or texts by keyword.")];
  return Object.entries(messages).flatMap(([keyword, text]) => {
    const here = [...tokens, keyword];
    if (typeof text !== 'string') return [json.complain(here, 'A message is a text.')];
    const unknown =
      known.has(keyword) || ownMessages.has(keyword) ? [] : [json.complain(here, `'${keyword}' is not a keyword.`)];
    return [...unknown, ...placeholderComplaints(text, here, json)];
  });
};

/** The first choice that stands in a list for the second time. */
const repeatedChoice = (choices: unknown, tokens: Tokens, json: JsonFile): readonly Complaint[] => {
  if (!Array.isArray(choices)) return [];
  const seen = new Set<string>();
  for (const [index, choice] of choices.entries()) {
    const text = JSON.stringify(choice);
    if (seen.has(text)) return [json.complain([...tokens, index], `The choice ${text.slice(0, 100)} stands here twice.`)];
    seen.add(text);
  }
  return [];
};

/** What a schema says without any effect, as the standard has it. */
const idleComplaints = (node: SchemaNode, tokens: Tokens, json: JsonFile): readonly Complaint[] => {
  const about = (keyword: string, message: string) => (keyword in node ? [json.complain([...tokens, keyword], message)] : []);
  const isTuple = Array.isArray(node['items']);
  return [
    ...('if' in node ? [] : ['then', 'else'].flatMap((one) => about(one, `'${one}' has no 'if' beside it; it says nothing.`))),
    ...('then' in node || 'else' in node ? [] : about('if', "'if' has no 'then' or 'else' beside it; it says nothing.")),
    ...(isTuple
      ? []
      : about('additionalItems', "'additionalItems' counts beside a list of 'items' only; here it says nothing.")),
  ];
};

/** Whether two names differ in their numbers only, as those of a row do: `address1` and `address2`. */
const isNumberedAlike = (name: string, other: string): boolean => name.replace(/\d/g, '') === other.replace(/\d/g, '');

/** What the lint of a file says: complaints keep the form from being compiled, notes do not. */
export interface Lint {
  readonly complaints: readonly Complaint[];
  readonly notes: readonly Complaint[];
}

/**
 * Lints one schema file, whatever it refers to left aside. A keyword or format that looks like a mistyped one is
 * complained about; any other unknown one is noted, since the standard lets it stand.
 * @param keywords every keyword that it may have
 */
export const lintSchema = (json: JsonFile, keywords: ReadonlySet<string>): Lint => {
  const complaints: Complaint[] = [];
  const notes: Complaint[] = [];
  const isLater = isOfLaterDraft(json.value);
  const unknown = (word: string, known: Iterable<string>, kind: string, at: Tokens, foreign: RegExp) => {
    const { text, isMistake } = wordComplaint(word, foreign.test(word) ? [] : known, kind);
    (isMistake ? complaints : notes).push(json.complain(at, text));
  };
  const lookAtPattern = (pattern: unknown, maxLength: unknown, at: Tokens) => {
    const problem = typeof pattern === 'string' ? unsafePattern(pattern) : 'A pattern is a text.';
    const slow = typeof pattern === 'string' && !problem ? slowPattern(pattern, maxLength) : undefined;
    if (problem) complaints.push(json.complain(at, problem));
    if (slow) (slow.isRefused ? complaints : notes).push(json.complain(at, slow.message));
  };
  const visit = (node: unknown, tokens: Tokens): void => {
    if (typeof node === 'boolean') return;
    if (!isNode(node)) {
      complaints.push(json.complain(tokens, 'A schema is an object, true or false.'));
      return;
    }
    for (const keyword of ['required', 'draftRequired']) {
      if (keyword in node && !Array.isArray(node[keyword]))
        complaints.push(json.complain([...tokens, keyword], `'${keyword}' is a list of names.`));
    }
    for (const { name, at } of missingNames(node, tokens)) {
      const meant = nearestWord(name, isNode(node['properties']) ? Object.keys(node['properties']) : []);
      if (meant && !isNumberedAlike(name, meant) && !addsUp(node))
        complaints.push(json.complain(at, `There is no property '${name}'. Is '${meant}' meant?`));
      else notes.push(json.complain(at, `There is no property '${name}', so nobody can fill it in.`));
    }
    complaints.push(...imageComplaints(node, tokens, json));
    notes.push(...idleComplaints(node, tokens, json), ...strayNames(node, tokens, json));
    for (const [keyword, value] of Object.entries(node)) {
      const here = [...tokens, keyword];
      if (isLater && laterKeywords.has(keyword))
        complaints.push(json.complain(here, `'${keyword}' is a word of a later draft, by which nothing is judged here.`));
      else if (!keywords.has(keyword) && !keyword.startsWith('x-'))
        unknown(keyword, fittingKeywords(keywords, value), 'a keyword', here, foreignKeyword);
      else if (keyword === 'format' && !knownFormats.has(String(value))) {
        unknown(String(value), knownFormats, 'a format', here, foreignFormat);
      } else if (keyword === 'enum') complaints.push(...repeatedChoice(value, here, json));
      else if (keyword === 'pattern') {
        lookAtPattern(value, node['maxLength'], here);
      } else if (keyword === 'mediaRules') complaints.push(...lintMediaRules(value, here, json));
      else if (keyword === 'errorMessage') {
        // One text for all is VS Code's word too, in whose texts braces are braces.
        if (typeof value === 'string') notes.push(...placeholderComplaints(value, here, json));
        else complaints.push(...messageComplaints(value, here, json, keywords));
      } else if (listsOfSchemas.includes(keyword) && !Array.isArray(value))
        complaints.push(json.complain(here, `'${keyword}' is a list of schemas.`));
      else if (schemasByName.has(keyword) && !isNode(value))
        complaints.push(json.complain(here, `'${keyword}' has schemas by name.`));
      if (keyword === 'patternProperties' && isNode(value)) {
        const { propertyNames } = node;
        const maxLength = isNode(propertyNames) ? propertyNames['maxLength'] : undefined;
        for (const name of Object.keys(value)) lookAtPattern(name, maxLength, [...here, name]);
      }
    }
    for (const { schema, tokens: way } of subschemasOf(node)) visit(schema, [...tokens, ...way]);
  };
  visit(json.value, []);
  return { complaints, notes };
};

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
        if (name === 'ui:layout') found.push(...lintLayout(value, here, names, json));
        if (name === 'ui:order' && Array.isArray(value)) {
          value.forEach((one, index) => {
            if (one !== '*' && !names.includes(String(one)))
              found.push(json.complain([...here, index], `There is no property '${String(one)}'.`));
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

/** Complaints about rules whose target the schema does not have. */
export const lintRules = (json: JsonFile, rules: readonly Rule[], schema: SchemaNode): readonly Complaint[] =>
  rules
    .filter((rule) => schemasAt(schema, rule.target).length === 0)
    .map((rule) => json.complain([], `A rule is about '${rule.target}', which the schema does not have.`));
