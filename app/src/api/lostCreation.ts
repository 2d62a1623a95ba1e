import { sameDocument } from '@reelform/engine/validation';
import type { FilmSave } from './filmRecord.ts';

/** A request for a new film of which nobody knows yet whether it was carried out. */
export interface Creation {
  readonly key: string;
  readonly body: FilmSave;
}

/** Remembers one such request beyond its form: entries that are brought back are the same film, and not one more. */
export interface LostCreation {
  /** The request for a film with these entries; `undefined` when there is none. */
  find(body: FilmSave): Creation | undefined;
  /** `undefined`: the last one was decided about. */
  keep(creation: Creation | undefined): void;
}

/** What the tab's storage holds, if it is a request; it is nobody's own, and what is not one stands in no save's way. */
const readCreation = (kept: string | null): Creation | undefined => {
  try {
    const creation: Partial<Creation> | null = JSON.parse(kept ?? 'null');
    if (typeof creation?.key !== 'string' || typeof creation.body?.programDetails !== 'object') return undefined;
    return { key: creation.key, body: creation.body };
  } catch {
    return undefined;
  }
};

const entriesOf = ({ form, programDetails, episodeData }: FilmSave) => ({ form, programDetails, episodeData });

/** The request of a person, as long as this tab is open. */
export const createLostCreation = (userId: number | undefined): LostCreation => {
  const place = `reelform.creation/${userId ?? ''}`;
  return {
    find(body) {
      const creation = readCreation(sessionStorage.getItem(place));
      const isSame = creation && sameDocument(entriesOf(creation.body), entriesOf(body));
      return isSame ? creation : undefined;
    },
    keep(creation) {
      if (!creation) return sessionStorage.removeItem(place);
      try {
        sessionStorage.setItem(place, JSON.stringify(creation));
      } catch {
        // No room: it is the film that counts.
        sessionStorage.removeItem(place);
      }
    },
  };
};
