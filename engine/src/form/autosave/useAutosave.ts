import { type RefObject, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { JsonObject } from '../../validation/types.ts';
import type { FormHandle } from '../types.ts';
import { type AutosaveTimes, createAutosaver } from './autosaver.ts';
import type { AutosaveState, ConflictChoice, SaveOutcome } from './types.ts';

/** How {@link useAutosave} is called. Times count from the first render. */
export interface AutosaveOptions extends AutosaveTimes {
  /** The form's handle (`ref` of `SchemaForm`). */
  readonly form: RefObject<FormHandle | null>;
  /** The document as it was loaded (`initialData` of `SchemaForm`). @default {} */
  readonly saved?: JsonObject | undefined;
  /** Saves a document; rejects when the server could not be reached. */
  readonly save: (data: JsonObject) => Promise<SaveOutcome>;
}

/** Where saving stands, and what can be done about it. */
export interface Autosave {
  readonly state: AutosaveState;
  /** For `onChange` of `SchemaForm`. */
  readonly onChange: () => void;
  /** Saves now, without waiting for a pause. */
  readonly saveNow: () => void;
  /** Settles a conflict. */
  readonly resolve: (choice: ConflictChoice) => void;
}

const NOTHING = {};

/**
 * Saves a form by itself: when the typing pauses, when the page is hidden, and again when a save has failed or the
 * network comes back. What is unsaved when the form goes away is saved then. Hand its `onChange` to the form.
 */
export function useAutosave(options: AutosaveOptions): Autosave {
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  const [saver] = useState(() => {
    const handle = () => latest.current.form.current;
    let known = options.saved ?? NOTHING;
    return createAutosaver(
      {
        read: () => {
          known = handle()?.getData() ?? known;
          return known;
        },
        save: (data) => latest.current.save(data),
        settle: (saved) => handle()?.settle(saved),
        replace: (data) => handle()?.replace(data),
        isOnline: () => navigator.onLine,
      },
      options.saved ?? NOTHING,
      options,
    );
  });
  const state = useSyncExternalStore(saver.subscribe, saver.state, saver.state);

  // Before the form itself goes, so that it can still be read.
  useLayoutEffect(() => {
    saver.come();
    return saver.leave;
  }, [saver]);
  useEffect(() => {
    const onHidden = () => {
      if (document.visibilityState === 'hidden') saver.saveNow();
    };
    window.addEventListener('online', saver.online);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      window.removeEventListener('online', saver.online);
      document.removeEventListener('visibilitychange', onHidden);
    };
  }, [saver]);

  return { state, onChange: saver.changed, saveNow: saver.saveNow, resolve: saver.resolve };
}
