import { useFieldPointer, useFormRuntime, useFormTexts } from '@reelform/engine';
import type { SrtCue } from '@reelform/engine/srt';
import { useRef, useState } from 'react';
import { formatCueTime } from './cueTime.ts';
import { FilmPreview } from './FilmPreview.tsx';
import { getFilmAddress } from './filmAddress.ts';
import { useSubtitleListStyles } from './SubtitleList.styles.ts';
import { withoutTags } from './withoutTags.ts';

/** Props of {@link CuePreview}. */
export interface CuePreviewProps {
  readonly language: string;
  readonly name: string;
  readonly cues: readonly SrtCue[];
  /**
   * Member of the form's context that holds the film's address, or a list of those for the rows of a list that the field
   * stands in; `undefined`: no film is shown.
   */
  readonly video: string | undefined;
}

/** Cues drawn at first and with every further request. */
const pageLength = 100;

/** Subtitles to look through: over the film where there is one, and as a list of times and texts. */
export function CuePreview({ language, name, cues, video }: CuePreviewProps) {
  const styles = useSubtitleListStyles();
  const texts = useFormTexts('subtitle-list');
  const context = useFormRuntime().context();
  const pointer = useFieldPointer();
  const [shown, setShown] = useState(pageLength);
  // Addresses are signed anew now and then: one that is played stays.
  const [film] = useState(() => (video === undefined ? undefined : getFilmAddress(context[video], pointer)));
  const counted = texts('cues', { count: cues.length });
  const list = useRef<HTMLOListElement>(null);
  const showMore = () => {
    setShown(shown + pageLength);
    // The button goes with the last page; the keyboard stays with what it asked for.
    if (cues.length <= shown + pageLength) list.current?.focus();
  };
  return (
    <section aria-label={texts('previewOf', { name })} className={styles.preview}>
      {film !== undefined && <FilmPreview url={film} language={language} name={name} cues={cues} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <ol ref={list} className={styles.cues} tabIndex={0} aria-label={counted}>
        {cues.slice(0, shown).map((cue, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a file's cues keep their order, and one may stand there twice
          <li key={place} className={styles.cue}>
            <span className={styles.detail}>
              {formatCueTime(cue.start)} – {formatCueTime(cue.end)}
            </span>
            <span lang={language} dir="auto" className={styles.cueText}>
              {withoutTags(cue.text)}
            </span>
          </li>
        ))}
      </ol>
      {cues.length > shown && (
        <button type="button" className={styles.moreCues} onClick={showMore}>
          {texts('moreCues')}
        </button>
      )}
    </section>
  );
}
