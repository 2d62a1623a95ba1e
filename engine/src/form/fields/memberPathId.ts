import { type FieldPathId, type Registry, toFieldPathId } from '@rjsf/utils';
import { referableId } from './referableId.ts';

/**
 * The path and the DOM id of the property `name` of an object. rjsf takes an empty name for none, and would write what is
 * entered there over the whole object.
 */
export function memberPathId(name: string, { globalFormOptions }: Registry, around: FieldPathId): FieldPathId {
  return referableId(
    name === ''
      ? { ...around, path: [...around.path, name], $id: `${around.$id}${globalFormOptions.idSeparator}` }
      : toFieldPathId(name, globalFormOptions, around),
  );
}
