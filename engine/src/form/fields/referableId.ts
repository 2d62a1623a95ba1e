import type { FieldPathId } from '@rjsf/utils';

/**
 * A DOM id that others can refer to: white space in a name parts the ids of an attribute that lists them
 * (https://html.spec.whatwg.org/#set-of-space-separated-tokens), so that Unicode's pictures of it stand there. The ids of
 * fields are such already; that of a list which one control draws is rjsf's, made from the names as they are.
 */
export const wholeId = (id: string): string =>
  id.replace(/[\t\n\f\r ]/g, (space) => String.fromCharCode(0x2400 + space.charCodeAt(0)));

/** A field's place with a {@link wholeId}. */
export function referableId(place: FieldPathId): FieldPathId {
  const id = wholeId(place.$id);
  return id === place.$id ? place : { ...place, $id: id };
}
