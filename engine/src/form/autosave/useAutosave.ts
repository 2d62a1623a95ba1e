import { type RefObject, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { JsonObject } from '../../validation/types.ts';
import type { DraftOf } from '../draftOf.ts';
import type { FormHandle } from '../types.ts';
import { type AutosaveTimes, createAutosaver } from './autosaver.ts';
import { documentOf } from './documentOf.ts';
import { createFormTarget } from './formTarget.ts';
import type { AutosaveState, ConflictChoice, SaveOutcome } from './types.ts';

/** How {@link useAutosave} is called. Times count from the first render. */
export interface AutosaveOptions<Document extends JsonObject = JsonObject> extends AutosaveTimes {
  /** The form's handle (`ref` of `SchemaForm`). */
  readonly form: RefObject<FormHandle<Document> | null>;
  /** The document as it was loaded (`initialData` of `SchemaForm`). @default {} */
  readonly saved?: DraftOf<Document> | undefined;
  /** Saves a document; rejects when the server could not be reached. */
  readonly save: (data: DraftOf<Document>) => Promise<SaveOutcome<Document>>;
}

/** Where saving stands, and what can be done about it. */
export interface Autosave<Document extends JsonObject = JsonObject> {
  readonly state: AutosaveState<Document>;
  /** For `onChange` of `SchemaForm`, which hands it the document: a form may be gone before it is saved. */
  readonly onChange: (document?: DraftOf<Document>) => void;
  /** Saves now, without waiting for a pause. */
  readonly saveNow: () => void;
  /** Settles a conflict. */
  readonly resolve: (choice: ConflictChoice) => void;
}

const NOTHING = {};

/**
 * Saves a form by itself: when the typing pauses, when the page is hidden, and again when a save has failed or the
 * network comes back. What is unsaved when the form goes away is saved then; a form that is hidden alone, in an
 * `<Activity>` for instance, goes on being saved. Hand its `onChange` to the form.
 */
export function useAutosave<Document extends JsonObject = JsonObject>(
  options: NoInfer<AutosaveOptions<Document>>,
): Autosave<Document>;
export function useAutosave(options: AutosaveOptions): Autosave {
  const latest = useRef(options);
  const [{ saver, form, onChange, watchPage }] = useState(() => {
    const loaded = options.saved ?? NOTHING;
    const handle = () => latest.current.form.current;
    const isHidden = () => documentOf(handle()).visibilityState === 'hidden';
    const target = createFormTarget(handle, loaded);
    const made = createAutosaver(
      { ...target, save: (data) => latest.current.save(data), isOnline: () => navigator.onLine, isHidden },
      loaded,
      options,
    );
    const onHidden = () => {
      if (isHidden()) made.hidden();
    };
    let watched: Document | undefined;
    const watch = (page?: Document) => {
      if (page === watched) return;
      watched?.removeEventListener('visibilitychange', onHidden);
      page?.addEventListener('visibilitychange', onHidden);
      watched = page;
    };
    const begin = () => {
      watch(documentOf(handle()));
      return watch;
    };
    const changed = (document?: JsonObject) => {
      if (document) target.heard(document);
      // It may be drawn into another window by now.
      if (watched) begin();
      made.changed();
    };
    return { saver: made, form: target, onChange: changed, watchPage: begin };
  });
  useLayoutEffect(() => {
    latest.current = options;
    form.catchUp();
  });
  const state = useSyncExternalStore(saver.subscribe, saver.state, saver.state);

  // Before the form itself goes, so that it can still be read.
  useLayoutEffect(() => {
    saver.come();
    return saver.leave;
  }, [saver]);
  useEffect(() => {
    window.addEventListener('online', saver.online);
    return () => window.removeEventListener('online', saver.online);
  }, [saver]);
  useEffect(watchPage, [watchPage]);

  return { state, onChange, saveNow: saver.saveNow, resolve: saver.resolve };
}
