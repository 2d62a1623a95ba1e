import type { AssetsPlace } from '@reelform/schemas/api';
import { useId } from 'react';
import { useText } from '../../../portal/PortalContext.ts';
import type { Film } from '../../films/dialog/film.ts';
import { InlineAssets } from '../assets/InlineAssets.tsx';
import { type AssetTarget, assetForms } from './assetParts.ts';
import { BtsSummary } from './BtsSummary.tsx';
import { useDetailsStyles } from './details.styles.ts';

/** Props of {@link AssetForms}. */
export interface AssetFormsProps {
  readonly film: Film;
  readonly part: AssetsPlace;
  /** The field to go to. */
  readonly target: AssetTarget | undefined;
  readonly onArrived: () => void;
  /** Absent: files from behind the scenes belong elsewhere. */
  readonly onBts?: (() => void) | undefined;
}

const titles = { assets: 'film.assets.title', subtitles: 'film.subtitles.title' } as const;

/** The asset forms of a film or of an episode, one below the other, and the way to the files from behind the scenes. */
export function AssetForms({ film, part, target, onArrived, onBts }: AssetFormsProps) {
  const text = useText();
  const styles = useDetailsStyles();
  const id = useId();
  return (
    <>
      {(['assets', 'subtitles'] as const).map((dialog) => (
        <section key={dialog} aria-labelledby={`${id}-${dialog}`} className={styles.part}>
          <h4 id={`${id}-${dialog}`} className={styles.partTitle}>
            {text(titles[dialog])}
          </h4>
          <InlineAssets
            film={film}
            form={assetForms[dialog]}
            part={part}
            place={target?.dialog === dialog ? target.place : undefined}
            onArrived={onArrived}
          />
        </section>
      ))}
      {onBts && <BtsSummary filmId={film.id} onOpen={onBts} />}
    </>
  );
}
