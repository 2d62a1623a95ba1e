import { isUtf8 } from 'node:buffer';
import { basename } from 'node:path';
import { type Node, type ParseError, parseTree } from 'jsonc-parser';
import { pointerOf } from '../validation/pointer.ts';
import type { Complaint } from './complaint.ts';
import { bytesOf, isThere } from './filesRead.ts';
import { reasonOf } from './jsonReasons.ts';
import { whyUnread } from './whyUnread.ts';

/** Deepest nesting that a file may have. */
export const mostNesting = 200;

/** Largest file that is read, in characters. */
export const mostCharacters = 5_000_000;

/** A JSON file, read with the positions of everything in it. */
export interface JsonFile {
  readonly file: string;
  readonly value: unknown;
  /** Complains about the place that some tokens mean, or about the nearest one around it. */
  complain(tokens: readonly (string | number)[], message: string): Complaint;
}

/** The text of a file, or why there is none. */
const readText = (file: string): { readonly text: string } | { readonly refused: string } => {
  try {
    const bytes = bytesOf(file);
    if (!isUtf8(bytes))
      return { refused: 'This file is not in UTF-8, so its letters cannot be told: save it in that encoding.' };
    return { text: new TextDecoder().decode(bytes) }; // without a byte order mark
  } catch (error) {
    return { refused: `This file cannot be read: ${whyUnread(error)}.` };
  }
};

/** The one name that is no member of its own wherever code sets it; `constructor` and the like are. */
const forbidden = '__proto__';

/** Tells the line and column of a place in a text: the line's start is looked for once for all of them. */
const createPositions = (text: string) => {
  let starts: readonly number[] | undefined;
  return (offset: number) => {
    starts ??= [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
    let [line, after] = [0, starts.length];
    while (after - line > 1) {
      const middle = (line + after) >> 1;
      if ((starts[middle] ?? 0) <= offset) line = middle;
      else after = middle;
    }
    return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
  };
};

/** Finds what stands at a place of a file, or the nearest around it: the members of an object are told apart once. */
const createFinder = (root: Node) => {
  const known = new Map<Node, ReadonlyMap<string, Node | undefined>>();
  const membersOf = (node: Node): ReadonlyMap<string, Node | undefined> => {
    const members = known.get(node) ?? new Map(node.children?.map(({ children: [key, value] = [] }) => [key?.value, value]));
    known.set(node, members);
    return members;
  };
  return (tokens: readonly (string | number)[]): Node => {
    let found = root;
    for (const token of tokens) {
      const inside = found.type === 'object' ? membersOf(found).get(String(token)) : found.children?.[Number(token)];
      if (!inside) break;
      found = inside;
    }
    return found;
  };
};

/** Depth of brackets in a text, without parsing it: text in strings does not count. */
const nesting = (text: string): number => {
  let depth = 0;
  let deepest = 0;
  let inText = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (inText) {
      if (character === '\\') at += 1;
      else if (character === '"') inText = false;
    } else if (character === '"') inText = true;
    else if (character === '{' || character === '[') {
      depth += 1;
      deepest = Math.max(deepest, depth);
    } else if (character === '}' || character === ']') depth -= 1;
  }
  return deepest;
};

/** What is said where a form has no file of its looks. */
const noUi = "This file is missing. '{}' in it is enough; 'ui:actions' names buttons.";

/**
 * Reads a JSON file.
 * @returns the file, or what makes it unreadable: missing, not allowed, not UTF-8, too large, too deep, broken JSON, repeated or dangerous keys.
 */
export const readJsonFile = (file: string): { readonly json: JsonFile } | { readonly complaints: readonly Complaint[] } => {
  const refuse = (message: string) => ({ complaints: [{ file, line: 1, column: 1, pointer: '', message }] });
  if (!isThere(file)) return refuse(basename(file) === 'ui.json' ? noUi : 'This file is missing.');
  const read = readText(file);
  if ('refused' in read) return refuse(read.refused);
  const { text } = read;
  if (text.length > mostCharacters) return refuse(`This file has more than ${mostCharacters} characters.`);
  if (nesting(text) > mostNesting) return refuse(`This file is nested more than ${mostNesting} levels deep.`);
  const broken: ParseError[] = [];
  const root = parseTree(text, broken, { disallowComments: true });
  const [first] = broken;
  const positionAt = createPositions(text);
  if (first || !root) {
    const { line, column } = positionAt(first?.offset ?? 0);
    return { complaints: [{ file, line, column, pointer: '', message: reasonOf(text, first) }] };
  }
  const nodeNear = createFinder(root);
  const complain = (tokens: readonly (string | number)[], message: string): Complaint => ({
    file,
    ...positionAt(nodeNear(tokens).offset),
    pointer: pointerOf(tokens),
    message,
  });
  const complaints = keyComplaints(root, [], complain);
  return complaints.length > 0 ? { complaints } : { json: { file, value: JSON.parse(text), complain } };
};

const keyComplaints = (
  node: Node,
  path: readonly (string | number)[],
  complain: JsonFile['complain'],
): readonly Complaint[] => {
  const children = node.children ?? [];
  if (node.type === 'array') return children.flatMap((child, index) => keyComplaints(child, [...path, index], complain));
  if (node.type !== 'object') return [];
  const seen = new Set<string>();
  return children.flatMap((property) => {
    const [key, value] = property.children ?? [];
    const name = String(key?.value);
    const here = [...path, name];
    const found: Complaint[] = [];
    if (name === forbidden) found.push(complain(here, `The key '${name}' is not allowed.`));
    if (/\p{Cs}/u.test(name)) found.push(complain(path, `A key here has half a character, which no address can have.`));
    if (seen.has(name)) found.push(complain(here, `The key '${name}' stands here twice.`));
    seen.add(name);
    return value ? [...found, ...keyComplaints(value, here, complain)] : found;
  });
};
