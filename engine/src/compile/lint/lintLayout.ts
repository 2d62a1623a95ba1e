import { layoutKinds } from '../../validation/layout.ts';
import { isNode, type SchemaNode } from '../../validation/schemaNode.ts';
import type { Complaint } from '../complaint.ts';
import type { JsonFile } from '../jsonFile.ts';
import { meantQuestion, nearestWord } from './nearestWord.ts';

type Tokens = readonly (string | number)[];

const mostColumns = 6;
const widths = ['narrow', 'medium', 'wide'];
const page = ['title', 'description', 'columns', 'parts'];

/** What a part of each kind may have. */
export const layoutMembers: { readonly [kind in (typeof layoutKinds)[number]]: readonly string[] } = {
  field: ['kind', 'name', 'span'],
  columns: ['kind', 'columns', 'span', 'parts'],
  section: ['kind', 'span', 'collapsible', 'open', ...page],
  tabs: ['kind', 'span', 'label', 'pages'],
  accordion: ['kind', 'span', 'single', 'open', 'pages'],
  steps: ['kind', 'span', 'check', 'free', 'pages'],
};

const isCount = (value: unknown) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= mostColumns;

const isCountOrCounts = (value: unknown): boolean =>
  isCount(value) || (isNode(value) && Object.entries(value).every(([name, count]) => widths.includes(name) && isCount(count)));

/** Complaints about a number of columns, as in `ui:options.columns`. */
export const columnsComplaints = (value: unknown, tokens: Tokens, json: JsonFile): readonly Complaint[] =>
  value === undefined || isCountOrCounts(value)
    ? []
    : [json.complain(tokens, `Columns are a number from 1 to ${mostColumns}, or one for some of ${widths.join(', ')}.`)];

/** Complaints about how many columns a field or a part is wide, as in `ui:options.span`. */
export const spanComplaints = (value: unknown, tokens: Tokens, json: JsonFile): readonly Complaint[] => {
  if (value === undefined || value === 'all' || isCountOrCounts(value)) return [];
  const text = `A span is a number from 1 to ${mostColumns}, 'all', or a number for some of ${widths.join(', ')}.`;
  return [json.complain(tokens, text)];
};

const memberComplaints = (part: SchemaNode, tokens: Tokens, json: JsonFile): readonly Complaint[] => {
  const found: Complaint[] = [];
  const complain = (name: string, message: string) => found.push(json.complain([...tokens, name], message));
  const { span, open, check, kind, label, name, pages } = part;
  if (kind === 'field' && typeof name !== 'string') complain('name', "A field is called by a text, its 'name'.");
  if (label !== undefined && (typeof label !== 'string' || label === '')) complain('label', "'label' is a text.");
  found.push(...spanComplaints(span, [...tokens, 'span'], json));
  for (const name of ['collapsible', 'single', 'free'])
    if (part[name] !== undefined && typeof part[name] !== 'boolean') complain(name, `'${name}' is true or false.`);
  if (check !== undefined && !['strict', 'draft', 'none'].includes(String(check)))
    complain('check', "A step is checked 'strict', 'draft' or 'none'.");
  const isOpen = kind === 'section' ? typeof open === 'boolean' : Array.isArray(open) && open.every(Number.isInteger);
  if (open !== undefined && !isOpen)
    complain('open', kind === 'section' ? "'open' is true or false." : "'open' has the numbers of pages, counted from 0.");
  for (const page of kind === 'accordion' && isOpen && Array.isArray(open) ? open : [])
    if (Array.isArray(pages) && (page < 0 || page >= pages.length))
      complain('open', `There is no page ${page}: 'open' has the numbers of pages, counted from 0.`);
  return found;
};

/** Whether something that a part lacks stands in it under a mistyped name, which is complained about. */
const isMistyped = (part: SchemaNode, name: string): boolean =>
  part[name] === undefined && Object.keys(part).some((other) => nearestWord(other, [name]) !== undefined);

/** Complaints about members that a part does not have. @param of what has none of the name */
const strayComplaints = (
  part: SchemaNode,
  members: readonly string[],
  of: string,
  tokens: Tokens,
  json: JsonFile,
): readonly Complaint[] =>
  Object.keys(part)
    .filter((name) => !members.includes(name))
    .map((name) => json.complain([...tokens, name], `${of} has no '${name}'.${meantQuestion(name, members)}`));

/**
 * Complaints about the layout of an object.
 *
 * @param names the object's properties
 */
export const lintLayout = (layout: unknown, tokens: Tokens, names: readonly string[], json: JsonFile): readonly Complaint[] => {
  const placed = new Set<string>();
  const nameComplaints = (name: string, at: Tokens): readonly Complaint[] => {
    if (name !== '*' && !names.includes(name))
      return [json.complain(at, `There is no property '${name}'.${meantQuestion(name, names)}`)];
    if (placed.has(name)) return [json.complain(at, `'${name}' is placed twice.`)];
    placed.add(name);
    return [];
  };
  const parts = (value: unknown, at: Tokens): readonly Complaint[] =>
    Array.isArray(value)
      ? value.flatMap((part, index) => visit(part, [...at, index]))
      : [json.complain(at, 'Here stands a list of parts.')];
  const partsOf = (part: SchemaNode, at: Tokens) => (isMistyped(part, 'parts') ? [] : parts(part['parts'], [...at, 'parts']));
  const pages = (value: unknown, at: Tokens): readonly Complaint[] =>
    Array.isArray(value) && value.length > 0
      ? value.flatMap((one, index) => titled(one, page, 'A page', [...at, index]))
      : [json.complain(at, 'Here stands a list of pages, each with a title and parts.')];
  const titled = (part: unknown, members: readonly string[], of: string, at: Tokens): readonly Complaint[] => {
    if (!isNode(part)) return [json.complain(at, 'A page has a title and parts.')];
    const isTitled = (typeof part['title'] === 'string' && part['title'] !== '') || isMistyped(part, 'title');
    return [
      ...strayComplaints(part, members, of, at, json),
      ...(isTitled ? [] : [json.complain(at, 'A title is missing.')]),
      ...(['string', 'undefined'].includes(typeof part['description'])
        ? []
        : [json.complain([...at, 'description'], "'description' is a text.")]),
      ...columnsComplaints(part['columns'], [...at, 'columns'], json),
      ...partsOf(part, at),
    ];
  };
  const visit = (part: unknown, at: Tokens): readonly Complaint[] => {
    if (typeof part === 'string') return nameComplaints(part, at);
    const kind = isNode(part) ? layoutKinds.find((known) => known === part['kind']) : undefined;
    if (!isNode(part) || !kind)
      return [json.complain(at, `A part is the name of a property, or has a 'kind': ${layoutKinds.join(', ')}.`)];
    const own = memberComplaints(part, at, json);
    const of = `A part of kind '${kind}'`;
    if (kind === 'section') return [...own, ...titled(part, layoutMembers.section, of, at)];
    const unknowns = strayComplaints(part, layoutMembers[kind], of, at, json);
    if (kind === 'field')
      return [...own, ...unknowns, ...(typeof part['name'] === 'string' ? nameComplaints(part['name'], [...at, 'name']) : [])];
    if (kind === 'columns')
      return [...own, ...unknowns, ...columnsComplaints(part['columns'], [...at, 'columns'], json), ...partsOf(part, at)];
    return [...own, ...unknowns, ...(isMistyped(part, 'pages') ? [] : pages(part['pages'], [...at, 'pages']))];
  };
  return parts(layout, tokens);
};
