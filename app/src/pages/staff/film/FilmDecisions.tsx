import { Button, useRestoreFocusTarget } from '@fluentui/react-components';
import { type FilmActionName, filmActionsAt, filmDecisions } from '@reelform/schemas/api';
import { useMemo, useState } from 'react';
import { usePortal } from '../../../portal/PortalContext.ts';
import { useFilmPageStyles } from '../../film/FilmPage.styles.ts';
import { DecisionDialog, type DecisionEntries } from './DecisionDialog.tsx';
import type { StaffFilm } from './staffFilm.ts';

/** What may be decided about a film in its status, each in its own form. */
export function FilmDecisions({ film }: { readonly film: StaffFilm['film'] }) {
  const { api, text } = usePortal();
  const styles = useFilmPageStyles();
  const comesBackHere = useRestoreFocusTarget();
  // The version that was looked at when the dialog opened: what happened since is not decided about unseen.
  const [open, setOpen] = useState<{ readonly action: FilmActionName; readonly version: number }>();
  const wished = film.releaseDate ?? film.requestedReleaseDate;
  const data = useMemo(
    () => (open?.action === 'activate' && wished !== null ? { releaseDate: new Date(wished * 1000).toISOString() } : {}),
    [open, wished],
  );
  const actions = filmActionsAt(film.status);

  const decide = ({ action, version }: NonNullable<typeof open>, entries: DecisionEntries) =>
    api.call('POST /staff/films/:id/decide', { params: { id: film.id }, body: { action, version, ...entries } });

  if (actions.length === 0) return <p className={styles.type}>{text('staff.decisions.none')}</p>;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is a part of a form */}
      <div role="group" aria-label={text('staff.decisions')} className={styles.actions}>
        {actions.map((action, index) => (
          <Button
            key={action}
            {...comesBackHere}
            appearance={index === 0 ? 'primary' : 'secondary'}
            onClick={() => setOpen({ action, version: film.version })}
          >
            {text(`staff.action.${action}`)}
          </Button>
        ))}
      </div>
      {open && (
        <DecisionDialog
          title={text(`staff.action.${open.action}`)}
          decision={filmDecisions[open.action]}
          record={`${open.action}/${film.id}`}
          data={data}
          onDecide={(entries) => decide(open, entries)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
