import { isUtf8 } from 'node:buffer';
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { findNodeAtLocation, type Node, type ParseError, parseTree } from 'jsonc-parser';
import { pointerOf } from '../validation/pointer.ts';
import type { Complaint } from './complaint.ts';
import { reasonOf } from './jsonReasons.ts';

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

/** Why a file cannot be read, by the system's word for it. */
const obstacles: { readonly [code: string]: string } = {
  EACCES: 'reading it is not allowed',
  EISDIR: 'it is a folder',
  EPERM: 'reading it is not allowed',
};

/** The text of a file, or why there is none. */
const readText = (file: string): { readonly text: string } | { readonly refused: string } => {
  try {
    const bytes = readFileSync(file);
    if (!isUtf8(bytes))
      return { refused: 'This file is not in UTF-8, so its letters cannot be told: save it in that encoding.' };
    return { text: bytes.toString('utf8').replace(/^\uFEFF/, '') };
  } catch (error) {
    const code = error instanceof Error ? String(Reflect.get(error, 'code')) : '';
    return { refused: `This file cannot be read: ${obstacles[code] ?? code}.` };
  }
};

/** The one name that is no member of its own wherever code sets it; `constructor` and the like are. */
const forbidden = '__proto__';

const positionAt = (text: string, offset: number) => {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
};

const nodeNear = (root: Node | undefined, tokens: readonly (string | number)[]): Node | undefined => {
  for (let length = tokens.length; root && length >= 0; length -= 1) {
    const segments = tokens.slice(0, length).map((token) => (/^\d+$/.test(String(token)) ? Number(token) : String(token)));
    const found = findNodeAtLocation(root, segments) ?? findNodeAtLocation(root, segments.map(String));
    if (found) return found;
  }
  return root;
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
  if (!existsSync(file)) return refuse(basename(file) === 'ui.json' ? noUi : 'This file is missing.');
  const read = readText(file);
  if ('refused' in read) return refuse(read.refused);
  const { text } = read;
  if (text.length > mostCharacters) return refuse(`This file has more than ${mostCharacters} characters.`);
  if (nesting(text) > mostNesting) return refuse(`This file is nested more than ${mostNesting} levels deep.`);
  const broken: ParseError[] = [];
  const root = parseTree(text, broken, { disallowComments: true });
  const [first] = broken;
  if (first || !root) {
    const { line, column } = positionAt(text, first?.offset ?? 0);
    return { complaints: [{ file, line, column, pointer: '', message: reasonOf(text, first) }] };
  }
  const complain = (tokens: readonly (string | number)[], message: string): Complaint => ({
    file,
    ...positionAt(text, nodeNear(root, tokens)?.offset ?? 0),
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
