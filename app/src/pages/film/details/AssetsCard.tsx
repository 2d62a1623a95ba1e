import { Suspense, useMemo, useState } from 'react';
import { createPortalPart } from '../../../components/createPortalPart.tsx';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { useNear } from '../../../components/useNear.ts';
import { useText } from '../../../portal/PortalContext.ts';
import type { Film } from '../../films/dialog/film.ts';
import { useAssets } from '../useAssets.ts';
import { AssetParts } from './AssetParts.tsx';
import { type AssetTarget, getAssetParts } from './assetParts.ts';
import { Card } from './Card.tsx';
import { useDetailsStyles } from './details.styles.ts';

const AssetForms = createPortalPart(async () => (await import('./AssetForms.tsx')).AssetForms);

/** Props of {@link AssetsCard}. */
export interface AssetsCardProps {
  readonly film: Film;
  /** The episode whose assets they are. @default the film itself */
  readonly chapterId?: number;
  /** The field to go to; an episode's is its form's first. */
  readonly target: AssetTarget | undefined;
  readonly onGo: (target: AssetTarget) => void;
  /** The field has the focus: there is none to go to any more. */
  readonly onArrived: () => void;
  readonly onBts?: (() => void) | undefined;
  /** The forms begin anew when it changes: they take up what dialogs have left under way. @default 0 */
  readonly round?: number;
}

/**
 * The assets of a film or an episode: how each kind stands, and the forms in which they are kept. The forms are fetched
 * when they come near to what is seen, or are gone to.
 */
export function AssetsCard({ film, chapterId, target, onGo, onArrived, onBts, round = 0 }: AssetsCardProps) {
  const text = useText();
  const styles = useDetailsStyles();
  const [around, isNear] = useNear<HTMLDivElement>();
  const [isWanted, setWanted] = useState(false);
  if (!isWanted && (isNear || target)) setWanted(true);
  const { data: rows, isError, refetch } = useAssets(film.id);
  const own = useMemo(
    () =>
      chapterId === undefined
        ? film
        : { ...film, chapters: film.chapters.filter((chapter) => chapter.chapterId === chapterId) },
    [film, chapterId],
  );
  return (
    <Card title={text('details.assets.title')}>
      {isError && !rows && <LoadFailure message={text('film.loadFailed')} onRetry={() => void refetch()} />}
      {rows && <AssetParts film={film} parts={getAssetParts(own, rows, chapterId ?? null)} onOpen={onGo} />}
      <div ref={around} className={styles.forms}>
        {rows && isWanted && (
          <Suspense fallback={null}>
            <AssetForms
              key={round}
              film={own}
              part={chapterId === undefined ? 'page' : 'episode'}
              target={target}
              onArrived={onArrived}
              onBts={onBts}
            />
          </Suspense>
        )}
      </div>
    </Card>
  );
}
