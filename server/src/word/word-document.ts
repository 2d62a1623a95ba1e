import { createZip } from './zip.ts';

/** Media type of a Word document (IANA). */
export const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** One paragraph; its text may be empty. */
export interface WordParagraph {
  readonly style: 'Title' | 'Question' | 'Normal';
  readonly text: string;
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const wordNames = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const packageNames = 'http://schemas.openxmlformats.org/package/2006';
const officeNames = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const wordParts = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

const contentTypes = `${head}<Types xmlns="${packageNames}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${wordParts}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${wordParts}.styles+xml"/></Types>`;

const relationsTo = (kind: 'officeDocument' | 'styles', target: string) =>
  `${head}<Relationships xmlns="${packageNames}/relationships"><Relationship Id="rId1" Type="${officeNames}/${kind}" Target="${target}"/></Relationships>`;

/** Sizes are in half points, distances in twentieths of a point (ECMA-376, part 1, section 17). */
const styles = `${head}<w:styles ${wordNames}><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:eastAsia="Calibri" w:cs="Calibri"/><w:sz w:val="22"/><w:szCs w:val="22"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="160" w:line="264" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style><w:style w:type="paragraph" w:styleId="Title"><w:name w:val="Title"/><w:basedOn w:val="Normal"/><w:next w:val="Normal"/><w:pPr><w:keepNext/><w:spacing w:after="240"/></w:pPr><w:rPr><w:b/><w:sz w:val="40"/><w:szCs w:val="40"/></w:rPr></w:style><w:style w:type="paragraph" w:customStyle="1" w:styleId="Question"><w:name w:val="Question"/><w:basedOn w:val="Normal"/><w:next w:val="Normal"/><w:pPr><w:keepNext/><w:spacing w:before="240" w:after="120"/></w:pPr><w:rPr><w:b/><w:sz w:val="24"/><w:szCs w:val="24"/></w:rPr></w:style></w:styles>`;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Text without what XML 1.0 cannot hold (section 2.2). */
const xmlText = (text: string) =>
  text.replace(/[^\t\n\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '').replace(/[&<>]/g, (sign) => escapes[sign] ?? sign);

const paragraphXml = ({ style, text }: WordParagraph) => {
  const lines = text.split('\n').map((line) => `<w:t xml:space="preserve">${xmlText(line)}</w:t>`);
  const run = text === '' ? '' : `<w:r>${lines.join('<w:br/>')}</w:r>`;
  return `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr>${run}</w:p>`;
};

/** A Word document (ECMA-376, .docx) on A4 pages. */
export const createWordDocument = (paragraphs: readonly WordParagraph[]): Buffer => {
  const body = paragraphs.map(paragraphXml).join('');
  const page =
    '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1418" w:right="1418" w:bottom="1418" w:left="1418" w:header="709" w:footer="709" w:gutter="0"/></w:sectPr>';
  const parts = {
    '[Content_Types].xml': contentTypes,
    '_rels/.rels': relationsTo('officeDocument', 'word/document.xml'),
    'word/_rels/document.xml.rels': relationsTo('styles', 'styles.xml'),
    'word/document.xml': `${head}<w:document ${wordNames}><w:body>${body}${page}</w:body></w:document>`,
    'word/styles.xml': styles,
  };
  return createZip(Object.entries(parts).map(([name, text]) => ({ name, content: Buffer.from(text) })));
};
