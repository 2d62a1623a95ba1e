/** A label of which one part is a link. */
export interface LinkedLabel {
  readonly before: string;
  readonly link: string;
  readonly href: string;
  readonly after: string;
}

const isRecord = (value: unknown): value is { readonly [key: string]: unknown } => typeof value === 'object' && value !== null;

/** Addresses a label may lead to: on the web, or below this site's root (`//host` is another site). */
const isSafe = (href: string) => /^https?:\/\/[^\s]+$/i.test(href) || /^\/(?![/\\])[^\s]*$/.test(href);

/**
 * `label` taken apart at the link that `ui:options.link` (`{label, href}`) describes; `undefined` when there is none,
 * its text is not part of the label, or its address is neither `http(s)` nor below the site's root.
 */
export const getLinkedLabel = (label: string, link: unknown): LinkedLabel | undefined => {
  if (!isRecord(link) || typeof link.label !== 'string' || typeof link.href !== 'string') return undefined;
  const at = link.label === '' ? -1 : label.indexOf(link.label);
  if (at < 0 || !isSafe(link.href)) return undefined;
  return { before: label.slice(0, at), link: link.label, href: link.href, after: label.slice(at + link.label.length) };
};
