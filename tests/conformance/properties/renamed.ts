/** Another name for each name of a member, and for each of a definition. */
export interface Names {
  readonly member: (name: string) => string;
  readonly definition: (name: string) => string;
}

type Members = { readonly [name: string]: unknown };

const isMembers = (value: unknown): value is Members => typeof value === 'object' && value !== null && !Array.isArray(value);

const keysOf = (value: unknown, key: (name: string) => string, change: (member: unknown) => unknown): unknown =>
  isMembers(value) ? Object.fromEntries(Object.entries(value).map(([name, one]) => [key(name), change(one)])) : value;

/** A schema with other names of members and definitions: what it says of them is the same. */
export const renamedSchema = (schema: unknown, names: Names): unknown => {
  const listed = (value: unknown): unknown => (Array.isArray(value) ? value.map((name) => names.member(String(name))) : value);
  const visit = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(visit);
    if (!isMembers(node)) return node;
    const entries = Object.entries(node).map(([keyword, value]): readonly [string, unknown] => {
      if (keyword === 'properties') return [keyword, keysOf(value, names.member, visit)];
      if (keyword === 'patternProperties') return [keyword, keysOf(value, (pattern) => pattern, visit)];
      if (keyword === 'definitions') return [keyword, keysOf(value, names.definition, visit)];
      if (keyword === 'required') return [keyword, listed(value)];
      if (keyword === 'dependencies')
        return [keyword, keysOf(value, names.member, (one) => (Array.isArray(one) ? listed(one) : visit(one)))];
      if (keyword === '$ref' && typeof value === 'string') {
        const [, name = ''] = value.split('#/definitions/');
        return [keyword, `#/definitions/${encodeURIComponent(names.definition(name))}`];
      }
      return [keyword, ['default', 'const', 'enum'].includes(keyword) ? value : visit(value)];
    });
    return Object.fromEntries(entries);
  };
  return visit(schema);
};

/** A document with other names of members. */
export const renamedDocument = (value: unknown, { member }: Names): unknown =>
  Array.isArray(value)
    ? value.map((one) => renamedDocument(one, { member, definition: member }))
    : keysOf(value, member, (one) => renamedDocument(one, { member, definition: member }));

/** A schema whose members all say what they are called, so that none is called by its name. */
export const entitled = (schema: unknown): unknown => {
  const visit = (node: unknown, title?: string): unknown => {
    if (Array.isArray(node)) return node.map((one) => visit(one));
    if (!isMembers(node)) return node;
    const entries = Object.entries(node).map(([keyword, value]): readonly [string, unknown] => {
      const isNamed = ['properties', 'definitions'].includes(keyword) && isMembers(value);
      if (isNamed) return [keyword, Object.fromEntries(Object.entries(value).map(([name, one]) => [name, visit(one, name)]))];
      if (['patternProperties', 'dependencies'].includes(keyword))
        return [
          keyword,
          keysOf(
            value,
            (name) => name,
            (one) => visit(one),
          ),
        ];
      return [keyword, ['default', 'const', 'enum'].includes(keyword) ? value : visit(value)];
    });
    return { ...(title !== undefined && { title: `Called ${title}` }), ...Object.fromEntries(entries) };
  };
  return visit(schema);
};
