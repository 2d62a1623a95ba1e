import { type Failure, fail } from './errors.ts';

/** An element as read: its local name, its own text and its children. Attributes are skipped. */
export interface XmlElement {
  readonly name: string;
  readonly children: XmlElement[];
  text: string;
}

/** The deepest nesting read; the S3 bodies handled here need four levels. */
const maximumDepth = 8;

const named: ReadonlyMap<string, string> = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
]);

/**
 * Reads a request body in one pass, so that its cost grows with its length only. No DTD, no external entity.
 * @returns the root element, or `MalformedXML`.
 */
export function parseXml(source: string): XmlElement | Failure {
  const root: XmlElement = { name: '', children: [], text: '' };
  const open: XmlElement[] = [root];
  let at = 0;
  while (at < source.length) {
    const current = open.at(-1);
    if (current === undefined) return fail('MalformedXML');
    const start = source.indexOf('<', at);
    const text = decodeEntities(source.slice(at, start < 0 ? source.length : start));
    if (text === undefined) return fail('MalformedXML');
    current.text += text;
    if (start < 0) break;
    const opener = source.startsWith('<!--', start) ? '-->' : source.startsWith('<?', start) ? '?>' : '>';
    const end = source.indexOf(opener, start + 1);
    if (end < 0) return fail('MalformedXML');
    at = end + opener.length;
    if (opener !== '>') continue;
    if (!applyTag(source.slice(start + 1, end), open)) return fail('MalformedXML');
  }
  const [only, ...others] = root.children;
  return open.length === 1 && only !== undefined && others.length === 0 && root.text.trim() === ''
    ? only
    : fail('MalformedXML');
}

/** The text of a child, trimmed; `undefined` when there is no such child. */
export function childText(parent: XmlElement, name: string): string | undefined {
  return parent.children.find((child) => child.name === name)?.text.trim();
}

function applyTag(tag: string, open: XmlElement[]): boolean {
  if (tag.startsWith('/')) {
    const closed = open.pop();
    return open.length > 0 && closed?.name === localName(tag.slice(1).trimEnd());
  }
  const name = /^[A-Za-z_][\w.:-]*/.exec(tag)?.[0];
  if (name === undefined || open.length > maximumDepth) return false;
  const made: XmlElement = { name: localName(name), children: [], text: '' };
  open.at(-1)?.children.push(made);
  if (!tag.endsWith('/')) open.push(made);
  return true;
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function decodeEntities(text: string): string | undefined {
  let known = true;
  const decoded = text.replace(/&([^&;]{0,10});?/g, (whole, body: string) => {
    const value = whole.endsWith(';') ? (named.get(body) ?? characterReference(body)) : undefined;
    known &&= value !== undefined;
    return value ?? '';
  });
  return known ? decoded : undefined;
}

function characterReference(body: string): string | undefined {
  const match = /^#(?:x([0-9a-f]{1,6})|(\d{1,7}))$/i.exec(body);
  if (match === null) return undefined;
  const point = match[1] === undefined ? Number(match[2]) : Number.parseInt(match[1], 16);
  return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : undefined;
}
