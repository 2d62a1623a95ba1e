import { Button, useRestoreFocusTarget } from '@fluentui/react-components';
import { type AssetActionName, assetActionsAt, assetDecisions } from '@reelform/schemas/api';
import { Suspense, useMemo, useState } from 'react';
import { createPortalPart } from '../../../components/createPortalPart.tsx';
import { type ListColumn, ListTable } from '../../../components/list/ListTable.tsx';
import { usePortal } from '../../../portal/PortalContext.ts';
import { DecisionDialog } from '../decisions/DecisionDialog.tsx';
import { AssetStatusBadge } from './AssetStatusBadge.tsx';
import { useStaffFilmStyles } from './StaffFilmPage.styles.ts';
import type { StaffAsset, StaffFilm } from './staffFilm.ts';

const AssetPreviewDialog = createPortalPart(async () => (await import('./AssetPreviewDialog.tsx')).AssetPreviewDialog);

/** Decisions without entries on most days still have a form: the note. */
const noEntries = {};

/** Everything that was uploaded for a film, to look at and to decide about. */
export function StaffAssets({ film, assets }: Pick<StaffFilm, 'film' | 'assets'>) {
  const { api, text } = usePortal();
  const styles = useStaffFilmStyles();
  const comesBackHere = useRestoreFocusTarget();
  const [shown, setShown] = useState<StaffAsset>();
  const [open, setOpen] = useState<{ readonly asset: StaffAsset; readonly action: AssetActionName }>();

  const numbers = useMemo(
    () => new Map<number | null, number>(film.chapters.map(({ chapterId, episodeNumber }) => [chapterId, episodeNumber])),
    [film.chapters],
  );
  const episodeOf = ({ assetChapterId }: StaffAsset) => numbers.get(assetChapterId);
  const placeOf = (of: StaffAsset) => {
    const asset = text(`staff.assetType.${of.assetType}`);
    const number = episodeOf(of);
    return number === undefined ? asset : text('staff.assets.episode', { asset, number });
  };
  const labelOf = (action: string, asset: StaffAsset) => text('staff.action.ofAsset', { action, name: placeOf(asset) });

  const columns: readonly ListColumn<StaffAsset>[] = [
    {
      label: 'staff.assets.column.place',
      draw: (asset) => (
        <>
          {placeOf(asset)}
          {film.selectedImage === asset.assetUrl && <div className={styles.hint}>{text('staff.assets.selected')}</div>}
        </>
      ),
    },
    { label: 'staff.assets.column.name', isWide: true, draw: ({ name }) => name },
    {
      label: 'films.column.status',
      isWide: true,
      draw: ({ assetStatus, assetRejectionNotes }) => (
        <>
          <AssetStatusBadge status={assetStatus} />
          {assetRejectionNotes !== null && (
            <div className={styles.hint}>{text('staff.assets.reason', { note: assetRejectionNotes })}</div>
          )}
        </>
      ),
    },
    {
      label: 'staff.assets.column.decide',
      isWide: true,
      isPressed: true,
      draw: (asset) => (
        <div className={styles.buttons}>
          <Button
            {...comesBackHere}
            size="small"
            appearance="subtle"
            aria-label={labelOf(text('film.preview.open'), asset)}
            onClick={() => setShown(asset)}
          >
            {text('film.preview.open')}
          </Button>
          {assetActionsAt(asset.assetStatus).map((action) => (
            <Button
              key={action}
              {...comesBackHere}
              size="small"
              aria-label={labelOf(text(`staff.action.${action}`), asset)}
              onClick={() => setOpen({ asset, action })}
            >
              {text(`staff.action.${action}`)}
            </Button>
          ))}
        </div>
      ),
    },
  ];

  // They come in the order in which they were registered, which is that in which their uploads ended.
  const rows = [...assets].sort((one, other) => (episodeOf(one) ?? 0) - (episodeOf(other) ?? 0));

  return (
    <>
      {rows.length === 0 && <p className={styles.hint}>{text('staff.assets.empty')}</p>}
      {rows.length > 0 && <ListTable label={text('staff.assets')} columns={columns} rows={rows} />}
      {shown && (
        <Suspense fallback={null}>
          <AssetPreviewDialog asset={shown} name={placeOf(shown)} onClose={() => setShown(undefined)} />
        </Suspense>
      )}
      {open && (
        <DecisionDialog
          title={labelOf(text(`staff.action.${open.action}`), open.asset)}
          decision={assetDecisions[open.action]}
          record={`${open.action}/${open.asset.id}`}
          data={noEntries}
          onDecide={({ releaseDate: _none, ...entries }) =>
            api.call('POST /staff/assets/:id/decide', {
              params: { id: open.asset.id },
              body: { action: open.action, assetStatus: open.asset.assetStatus, ...entries },
            })
          }
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
