import type { FieldPathId } from '@rjsf/utils';

/**
 * A field's place with a DOM id that others can refer to: white space in a name parts the ids of an attribute that lists
 * them (https://html.spec.whatwg.org/#set-of-space-separated-tokens), so that Unicode's pictures of it stand there.
 */
export function referableId(place: FieldPathId): FieldPathId {
  const { $id } = place;
  const id = $id.replace(/[\t\n\f\r ]/g, (space) => String.fromCharCode(0x2400 + space.charCodeAt(0)));
  return id === $id ? place : { ...place, $id: id };
}
