/**
 * The JSON pointer of the first text with a NUL character, which PostgreSQL's `text` cannot hold; `undefined` when
 * there is none. Walks without recursion, as depth is the sender's choice.
 */
export function findUnstorableText(data: unknown): string | undefined {
  const open: { readonly value: unknown; readonly path: string }[] = [{ value: data, path: '' }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, path } = next;
    if (typeof value === 'string' && value.includes('\0')) return path;
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, member] of Object.entries(value)) {
      const pointer = `${path}/${name.replace(/~/g, '~0').replace(/\//g, '~1')}`;
      if (name.includes('\0')) return path;
      open.push({ value: member, path: pointer });
    }
  }
  return undefined;
}
