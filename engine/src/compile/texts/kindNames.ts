/** Names of kinds of files whose media type does not end in one (IANA's media types). */
const named: { readonly [kind: string]: string } = {
  'application/msword': 'DOC',
  'application/vnd.ms-excel': 'XLS',
  'application/vnd.ms-powerpoint': 'PPT',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'PPTX',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'XLSX',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
  'application/x-subrip': 'SRT',
  'audio/mpeg': 'MP3',
  'image/svg+xml': 'SVG',
  'text/plain': 'TXT',
  'video/quicktime': 'MOV',
};

/** What people call a kind of file: a media type, or an ending of names (`.csv`). One of all of a kind (`image/*`) stays as it is. */
const kindName = (kind: string): string =>
  named[kind] ?? (kind.endsWith('/*') ? kind : kind.slice(kind.search(/[./][^./]*$/) + 1).toUpperCase());

/** The kinds of files of an `accept`, a list or a text as HTML has it, by their names; `[]` of anything else. */
export const kindNames = (accept: unknown): readonly string[] => {
  const kinds: readonly unknown[] = typeof accept === 'string' ? accept.split(',') : Array.isArray(accept) ? accept : [];
  const names = kinds.flatMap((kind) => (typeof kind === 'string' && kind.trim() !== '' ? [kindName(kind.trim())] : []));
  return [...new Set(names)];
};
