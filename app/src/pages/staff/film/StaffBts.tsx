import { Button, useRestoreFocusTarget } from '@fluentui/react-components';
import { useState } from 'react';
import { createPortalPart } from '../../../components/createPortalPart.tsx';
import { useText } from '../../../portal/PortalContext.ts';
import type { BtsDocument } from '../../film/bts/useBtsDocuments.ts';
import { Facts } from '../../film/Facts.tsx';
import { useStaffFilmStyles } from './StaffFilmPage.styles.ts';
import type { StaffFilm } from './staffFilm.ts';

const BtsView = createPortalPart(async () => (await import('../../film/bts/BtsView.tsx')).BtsView);

/** The files from behind the scenes of a film, each to be looked at with what was said of it; nothing without any. */
export function StaffBts({ btsDocuments }: Pick<StaffFilm, 'btsDocuments'>) {
  const text = useText();
  const styles = useStaffFilmStyles();
  const comesBackHere = useRestoreFocusTarget();
  const [shown, setShown] = useState<BtsDocument>();
  if (btsDocuments.length === 0) return null;
  return (
    <Facts title={text('bts.title')}>
      <ul className={styles.folds}>
        {btsDocuments.map((document) => (
          <li key={document.btsDocId} className={styles.fold}>
            <div className={styles.foldHead}>
              <span className={styles.foldName}>{document.fileName}</span>
              <Button
                {...comesBackHere}
                size="small"
                aria-label={text('bts.viewOf', { name: document.fileName })}
                onClick={() => setShown(document)}
              >
                {text('bts.view')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {shown && <BtsView document={shown} onClose={() => setShown(undefined)} />}
    </Facts>
  );
}
