import { describe, expect, it } from 'vitest';
import { isFailure } from './errors.ts';
import { documentBytes, element } from './xml.ts';
import { childText, parseXml } from './xml-parse.ts';

describe('parseXml', () => {
  it('reads back what element wrote', () => {
    const text = `<&>"'\r\n日 ]]>`;
    const root = parseXml(documentBytes(element('A', [element('B', text)])).toString());
    expect(isFailure(root) ? root : root.children[0]?.text).toBe(text);
  });

  it('reads attributes, prefixes, comments, empty elements and references', () => {
    const root = parseXml('<?xml version="1.0"?><s3:A xmlns="x"><!-- <no> --><B> &#65;&#x42;&amp; </B><C/></s3:A>');
    if (isFailure(root)) throw new Error(root.message);
    expect([root.name, childText(root, 'B'), childText(root, 'C'), childText(root, 'D')]).toEqual(['A', 'AB&', '', undefined]);
  });

  it.each([
    ['nothing', ''],
    ['text alone', 'hello'],
    ['an open element', '<A><B></A>'],
    ['a stray end', '</A>'],
    ['two roots', '<A/><B/>'],
    ['an unclosed tag', '<A'],
    ['a document type', '<!DOCTYPE a [<!ENTITY x "y">]><A>&x;</A>'],
    ['an unknown entity', '<A>&x;</A>'],
    ['an inherited name as entity', '<A>&toString;</A>'],
    ['a reference to nothing', '<A>&#x110000;</A>'],
    ['deep nesting', '<A>'.repeat(50)],
  ])('refuses %s', (_, text) => {
    expect(isFailure(parseXml(text))).toBe(true);
  });

  it('takes time in proportion to the length of a hostile body', () => {
    const started = process.cpuUsage();
    for (const piece of ['<Part>', '<A/>', '&', '<!--', '<?']) parseXml(`<A>${piece.repeat(4_000_000 / piece.length)}`);
    expect(process.cpuUsage(started).user).toBeLessThan(30_000_000);
  });
});
