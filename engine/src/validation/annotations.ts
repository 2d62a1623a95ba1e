/** Keywords that say nothing about which values match. */
export const annotations = new Set([
  '$id',
  'title',
  'description',
  'default',
  'examples',
  'readOnly',
  'writeOnly',
  'deprecated',
]);
