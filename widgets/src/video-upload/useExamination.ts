import type { FormTexts } from '@reelform/engine';
import type { MediaFinding, MediaRule } from '@reelform/engine/content';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type ToldFinding, tellFinding } from './tellFinding.ts';

/** What was found out about the file that was chosen last. */
export interface Examined {
  readonly file: File;
  readonly findings: readonly ToldFinding[];
  /** A picture out of it, as an address; `undefined` until there is one, and where the browser cannot play the file. */
  readonly poster: string | undefined;
}

/** Looks at chosen files. */
export interface Examination {
  /** `undefined` until a file was looked at in this visit. */
  readonly examined: Examined | undefined;
  /**
   * Looks at a file by the field's rules.
   * @returns why it is not taken; `undefined` when it is
   * @throws the signal's reason, and what reading throws when the file can no longer be read
   */
  readonly examine: (file: File, signal: AbortSignal) => Promise<string | undefined>;
  readonly forget: () => void;
}

const isRefusal = ({ rule }: MediaFinding) => rule.effect === 'refuse';

/** Looks at videos before they are sent: by the rules of the field, and for a picture to show. The code for it is fetched with the first file. */
export const useExamination = (rules: readonly MediaRule[], texts: FormTexts): Examination => {
  const [examined, setExamined] = useState<Examined>();
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const examine = useCallback(
    async (file: File, signal: AbortSignal) => {
      setExamined(undefined);
      const { examineVideo } = await import('../media/examineVideo.ts');
      const findings = await examineVideo(file, rules, signal);
      signal.throwIfAborted();
      const refused = findings.find(isRefusal);
      const shown = refused ? [refused] : findings;
      setExamined({ file, findings: shown.map((finding) => tellFinding(finding, texts)), poster: undefined });
      if (refused) return tellFinding(refused, texts).message;
      const ends = [signal, ...(leaving.current ? [leaving.current.signal] : [])];
      // A film is taken without a picture of it too: where the code for one cannot be had, or the browser is too old.
      showPoster(file, ends, setExamined).catch(() => undefined);
      return undefined;
    },
    [rules, texts],
  );
  return { examined, examine, forget: useCallback(() => setExamined(undefined), []) };
};

/** Adds the picture once it is there, unless another file was chosen meanwhile. */
async function showPoster(
  file: File,
  ends: readonly AbortSignal[],
  change: (next: (now: Examined | undefined) => Examined | undefined) => void,
) {
  const { getPosterFrame } = await import('../media/posterFrame.ts');
  const poster = await getPosterFrame(file, AbortSignal.any([...ends]));
  if (poster !== undefined) change((now) => (now?.file === file ? { ...now, poster } : now));
}
