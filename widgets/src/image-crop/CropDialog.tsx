import { Dialog, DialogActions, DialogBody, DialogContent, DialogSurface, DialogTitle } from '@fluentui/react-components';
import { type FormTexts, fillIn } from '@reelform/engine';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../controls/Button.tsx';
import { useOpenDialog } from '../dialog/DialogHostContext.ts';
import { turnLeftIcon } from '../icons/turnLeftIcon.ts';
import { turnRightIcon } from '../icons/turnRightIcon.ts';
import type { ImageArea } from '../image-file/drawImage.ts';
import type { ImageSize } from '../image-file/imageFacts.ts';
import { useCropStyles } from './CropDialog.styles.ts';
import { CropSliders } from './CropSliders.tsx';
import { CropStage } from './CropStage.tsx';
import type { Turns } from './cropArea.ts';
import { useCrop } from './useCrop.ts';

/** Props of {@link CropDialog}. */
export interface CropDialogProps {
  readonly id: string;
  /** What the picture is, for the dialog's title. */
  readonly title: string;
  /** Address of the picture, or of a smaller one that looks the same. */
  readonly url: string;
  /** Size of the picture itself. */
  readonly picture: ImageSize;
  readonly isAnimated: boolean;
  readonly aspect: number;
  readonly least: ImageSize | undefined;
  readonly texts: FormTexts;
  /** Text for a part that is too small, where the field has its own. */
  readonly tooSmall: string | undefined;
  /** Rejects when the picture cannot be cut. */
  readonly onSave: (area: ImageArea, turns: Turns) => Promise<void>;
  readonly onCancel: () => void;
}

/** One press of plus or minus, in hundredths of the way from all of the picture to its least part. */
const zoomKeyStep = 5;

/** Also over the dialog that the form is in, which would look as if it could be used. */
const dimmed = { appearance: 'dimmed' } as const;

/** Chooses the part of a picture that is kept: by mouse, touch, wheel, arrow keys, plus and minus, or sliders. */
export function CropDialog(props: CropDialogProps) {
  const { id, title, url, picture, isAnimated, aspect, least, texts, tooSmall, onSave, onCancel } = props;
  const styles = useCropStyles();
  const crop = useCrop({ picture, aspect, least });
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  const cancel = () => isBusy || onCancel();
  useOpenDialog(true, cancel);
  const { area } = crop;
  const values = {
    width: least?.width ?? 0,
    height: least?.height ?? 0,
    minWidth: least?.width ?? 0,
    minHeight: least?.height ?? 0,
  };
  const problem =
    area && !crop.isLargeEnough ? (tooSmall === undefined ? texts('areaTooSmall', values) : fillIn(tooSmall, values)) : failure;
  const problemId = `${id}__crop-problem`;

  const zoomByKey = (event: KeyboardEvent) => {
    const by = event.key === '+' || event.key === '=' ? zoomKeyStep : event.key === '-' || event.key === '_' ? -zoomKeyStep : 0;
    if (by === 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    crop.setZoomStep(Math.min(100, Math.max(0, crop.zoomStep + by)));
  };
  const save = async () => {
    if (!area || !crop.isLargeEnough || isBusy) return;
    setBusy(true);
    setFailure('');
    try {
      await onSave(area, crop.turns);
    } catch {
      if (isMounted.current) {
        setFailure(texts('cutFailed'));
        setBusy(false);
      }
    }
  };
  return (
    <Dialog open modalType="modal" surfaceMotion={null} onOpenChange={(_event, data) => data.open || cancel()}>
      <DialogSurface className={styles.surface} backdrop={dimmed} onKeyDown={zoomByKey}>
        <DialogBody>
          <DialogTitle>{texts('title', { title })}</DialogTitle>
          <DialogContent className={styles.content}>
            <CropStage url={url} aspect={aspect} crop={crop} label={texts('area')} />
            <CropSliders id={id} crop={crop} disabled={isBusy} texts={texts} />
            <div className={styles.row}>
              <Button className={styles.button} disabled={isBusy} icon={turnLeftIcon} onClick={() => crop.turn(-1)}>
                {texts('turnLeft')}
              </Button>
              <Button className={styles.button} disabled={isBusy} icon={turnRightIcon} onClick={() => crop.turn(1)}>
                {texts('turnRight')}
              </Button>
              <span role="status" className={styles.size}>
                {area && texts('size', { width: area.width, height: area.height })}
              </span>
            </div>
            {isAnimated && <div className={styles.detail}>{texts('animated')}</div>}
            <div id={problemId} role="alert" className={styles.problem}>
              {problem}
            </div>
          </DialogContent>
          <DialogActions fluid>
            <Button
              appearance="primary"
              className={styles.button}
              aria-disabled={isBusy || !area || !crop.isLargeEnough}
              aria-describedby={problem ? problemId : undefined}
              onClick={save}
            >
              {texts(isBusy ? 'saving' : 'save')}
            </Button>
            <Button className={styles.button} disabled={isBusy} onClick={onCancel}>
              {texts('cancel')}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
