import type { FieldPathId } from '@rjsf/utils';
import { ancestorsOf } from '../data/pointer.ts';

/** A field that is mounted. */
export interface MountedField {
  readonly id: Pick<FieldPathId, '$id'>;
  readonly pointer: string;
}

/** Which DOM ids the mounted fields of one form have. */
export interface FieldIds {
  /** Notes mounted fields; the returned function forgets them. */
  readonly register: (fields: readonly MountedField[]) => () => void;
  /** DOM id of the field at `pointer`; `undefined` while it is not mounted. */
  readonly idOf: (pointer: string) => string | undefined;
  /** DOM ids of the field at `pointer` and of what is around it, as far as mounted, nearest first. */
  readonly idsAround: (pointer: string) => readonly string[];
  /** Pointer of the field that an element belongs to; `undefined` for one outside of every field. */
  readonly pointerOf: (element: Element | null) => string | undefined;
}

/** Nothing is mounted yet. */
export function createFieldIds(): FieldIds {
  const pointers = new Map<string, string>();
  const ids = new Map<string, string>();

  /** Ids of parts of a control are the control's with something added: `root_type-0`, `root_chapters__add`. */
  const pointerOfId = (id: string): string | undefined => {
    for (let at = id; at !== ''; at = at.replace(/[-_]*[^-_]*$/, '')) {
      const pointer = pointers.get(at);
      if (pointer !== undefined) return pointer;
    }
    return undefined;
  };

  return {
    register: (fields) => {
      for (const { id, pointer } of fields) {
        pointers.set(id.$id, pointer);
        ids.set(pointer, id.$id);
      }
      return () => {
        for (const { id, pointer } of fields) {
          // A row that moved may have taken over either of the two already.
          if (pointers.get(id.$id) === pointer) pointers.delete(id.$id);
          if (ids.get(pointer) === id.$id) ids.delete(pointer);
        }
      };
    },
    idOf: (pointer) => ids.get(pointer),
    idsAround: (pointer) => [pointer, ...ancestorsOf(pointer)].flatMap((at) => ids.get(at) ?? []),
    pointerOf: (element) => {
      for (let at = element; at; at = at.parentElement) {
        const pointer = at.id === '' ? undefined : pointerOfId(at.id);
        // A form is around its fields; one that is a single value is its own.
        if (pointer || (at === element && pointers.get(at.id) === '')) return pointer;
      }
      return undefined;
    },
  };
}
