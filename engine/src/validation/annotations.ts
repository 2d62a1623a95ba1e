/** Keywords of JSON Schema that say nothing about which values match. */
export const standardAnnotations: ReadonlySet<string> = new Set([
  '$id',
  'title',
  'description',
  'default',
  'examples',
  'readOnly',
  'writeOnly',
  'deprecated',
]);
