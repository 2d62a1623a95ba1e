import type { SrtCue } from '@reelform/engine/srt';
import { useEffect, useRef } from 'react';
import { useSubtitleListStyles } from './SubtitleList.styles.ts';

/** Props of {@link FilmPreview}. */
export interface FilmPreviewProps {
  readonly url: string;
  readonly language: string;
  readonly name: string;
  readonly cues: readonly SrtCue[];
}

/** The film with the subtitles over it; they are handed to the player without an address, which a strict policy refuses. */
export function FilmPreview({ url, language, name, cues }: FilmPreviewProps) {
  const styles = useSubtitleListStyles();
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const track = video.current?.addTextTrack('subtitles', name, language);
    if (!track) return;
    track.mode = 'showing';
    for (const { start, end, text } of cues) track.addCue(new VTTCue(start / 1000, end / 1000, text));
    return () => {
      track.mode = 'disabled';
    };
  }, [language, name, cues]);
  // biome-ignore lint/a11y/useMediaCaption: its captions are added as a text track
  return <video ref={video} src={url} controls preload="metadata" aria-label={name} className={styles.film} />;
}
