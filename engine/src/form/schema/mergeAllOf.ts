import type { RJSFSchema } from '@rjsf/utils';
import { createComparator, createMerger, createShallowAllOfMerge } from '@x0k/json-schema-merge';
import { createDeduplicator, createIntersector } from '@x0k/json-schema-merge/lib/array';
import { withPatternsApart } from './patternsApart.ts';

const { compareSchemaDefinitions, compareSchemaValues } = createComparator();
const { mergeArrayOfSchemaDefinitions } = createMerger({
  intersectJson: createIntersector(compareSchemaValues),
  deduplicateJsonSchemaDef: createDeduplicator(compareSchemaDefinitions),
});

const merge = createShallowAllOfMerge(mergeArrayOfSchemaDefinitions);

/** The schema that says what `schema` and all of its `allOf` say, merged as rjsf merges them. @throws where they contradict each other */
export function mergeAllOf(schema: RJSFSchema): RJSFSchema {
  return withPatternsApart(merge(schema) as RJSFSchema); // `true` and `false` are schemas, too, which rjsf's types leave out
}
