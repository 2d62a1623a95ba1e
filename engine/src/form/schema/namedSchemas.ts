/** Keywords whose schemas stand by names of the form's own, which are no keywords. */
export const namedSchemas: ReadonlySet<string> = new Set([
  ...['properties', 'patternProperties', 'definitions', '$defs', 'dependencies', 'dependentSchemas'],
]);
