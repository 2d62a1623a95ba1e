import type { Schema } from './contender.ts';

/** `schema`, or what its local `$ref` means, with the members beside the `$ref` kept. */
export const resolved = (schema: Schema, root: Schema): Schema => {
  const name = schema.$ref?.split('/').at(-1);
  return name ? { ...root.definitions?.[name], ...schema } : schema;
};
