import { Link } from '@fluentui/react-components';
import { DialogFrame } from '../../../components/dialog/DialogFrame.tsx';
import { useText } from '../../../portal/PortalContext.ts';
import { VideoPreview } from '../../films/view/VideoPreview.tsx';
import { useAddedFacts } from '../addedFacts.ts';
import { FactList } from '../FactList.tsx';
import { useBtsStyles } from './BtsDialog.styles.ts';
import type { BtsDocument } from './useBtsDocuments.ts';

/** Props of {@link BtsView}. */
export interface BtsViewProps {
  readonly document: BtsDocument;
  readonly onClose: () => void;
}

/** A file from behind the scenes to look at, with what was said of it. */
export function BtsView({ document: { fileName, notes, added, url, downloadUrl, contentType }, onClose }: BtsViewProps) {
  const text = useText();
  const styles = useBtsStyles();
  const facts = useAddedFacts([{ form: 'bts-document', added }]);
  const isImage = contentType.startsWith('image/');
  const isVideo = contentType.startsWith('video/');
  return (
    <DialogFrame title={text('bts.viewTitle')} onClose={onClose}>
      <div className={styles.view}>
        <p className={styles.name}>{fileName}</p>
        {notes !== null && <p className={styles.notes}>{notes}</p>}
        <FactList facts={facts} />
        {isImage && <img src={url} alt={fileName} className={styles.preview} />}
        {isVideo && <VideoPreview url={url} />}
        {!isImage && !isVideo && <p className={styles.hint}>{text('bts.noPreview')}</p>}
        <div className={styles.links}>
          <Link href={url} target="_blank" rel="noopener noreferrer">
            {text('bts.open')}
          </Link>
          <Link href={downloadUrl} download={fileName}>
            {text('film.preview.download')}
          </Link>
        </div>
      </div>
    </DialogFrame>
  );
}
