/** A piece of well-formed XML, made by {@link element} only, so that nothing unescaped can slip in. */
export interface Xml {
  readonly xml: string;
}

const entities: Readonly<Record<string, string>> = {
  '<': '&lt;',
  '>': '&gt;',
  '&': '&amp;',
  '"': '&quot;',
  "'": '&apos;',
  '\r': '&#13;',
};

/** Escapes text for an element's content. */
export function escapeXml(text: string): string {
  return text.replace(/[<>&"'\r]/g, (character) => entities[character] ?? character);
}

/** One element: text, numbers and booleans are escaped, elements are nested in the order given. */
export function element(name: string, content: string | number | boolean | readonly Xml[]): Xml {
  const inner = typeof content === 'object' ? content.map((child) => child.xml).join('') : escapeXml(String(content));
  return { xml: `<${name}>${inner}</${name}>` };
}

/** A whole document as UTF-8 bytes, the declaration in front. */
export function documentBytes(root: Xml): Buffer {
  return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n${root.xml}`);
}
