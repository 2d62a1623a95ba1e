import { mergeClasses } from '@fluentui/react-components';
import { useFormTexts } from '@reelform/engine';
import { readMediaRules } from '@reelform/engine/content';
import { titleId, type WidgetProps } from '@rjsf/utils';
import { useMemo, useRef } from 'react';
import { Button } from '../controls/Button.tsx';
import { useControlAria } from '../field/useControlAria.ts';
import { getFileLimits } from '../file-upload/fileLimits.ts';
import { DropGroup } from '../upload-field/DropGroup.tsx';
import { RemoveButton } from '../upload-field/RemoveButton.tsx';
import { UploadHold } from '../upload-field/UploadHold.tsx';
import { UploadProgress } from '../upload-field/UploadProgress.tsx';
import { getAnnouncement } from './announcement.ts';
import { MediaFindings } from './MediaFindings.tsx';
import { StoredVideo } from './StoredVideo.tsx';
import { useVideoUpload } from './useVideoUpload.ts';
import { useVideoUploadStyles } from './VideoUpload.styles.ts';

const defaultAccept: readonly string[] = ['video/mp4'];

/**
 * A video that is uploaded while the form is filled in (`video-upload`); the value is what the host's upload service
 * makes of it. One button keeps its place, and with it the focus, through all states: choose, cancel, replace.
 */
export function VideoUpload(props: WidgetProps) {
  const { disabled = false, id, onChange, options, readonly = false, schema } = props;
  const value: unknown = props.value;
  const main = useRef<HTMLButtonElement>(null);
  const stored = typeof value === 'string' && value !== '' ? value : undefined;
  const { accept: asked } = getFileLimits(options);
  const accept = asked.length > 0 ? asked : defaultAccept;
  const styles = useVideoUploadStyles();
  const texts = useFormTexts('video-upload');
  const rules = useMemo(() => readMediaRules(schema), [schema]);
  const { state, examined, choose, controls, cancel, remove } = useVideoUpload({
    value: stored,
    onChange,
    accept,
    keepUploading: options.keepUploading === true,
    rules,
    texts,
  });
  const isUploading = state.step === 'uploading';
  const isBusy = isUploading || state.step === 'checking';
  const problemId = `${id}__problem`;
  const textId = `${id}__text`;
  const shown = state.step === 'done' ? state.value : stored;
  const { 'aria-describedby': describedBy } = useControlAria(props, state.step === 'failed' && problemId);

  if (readonly) {
    return (
      <div id={id}>
        {shown ? (
          <StoredVideo id={id} value={shown} disabled={false} examined={examined} texts={texts} />
        ) : (
          <div className={styles.detail}>{texts('none')}</div>
        )}
      </div>
    );
  }
  const retry = state.step === 'failed' ? state.retry : undefined;
  const what = isUploading ? 'cancel' : shown ? 'replace' : 'choose';
  return (
    <DropGroup id={id} accept={accept} isList={false} isClosed={disabled || isBusy} disabled={disabled} onTake={choose}>
      {(open, isDragActive) => (
        <>
          {isUploading && (
            <div className={styles.stored}>
              {examined?.poster !== undefined && (
                <img src={examined.poster} alt={texts('poster', { name: state.file.name })} className={styles.poster} />
              )}
              <UploadProgress id={id} upload={state} name={state.file.name} texts={texts} />
            </div>
          )}
          {!isBusy && shown && (
            <StoredVideo
              id={id}
              value={shown}
              disabled={disabled}
              examined={state.step === 'done' ? examined : undefined}
              texts={texts}
            />
          )}
          {state.step === 'failed' && (
            <div id={problemId} className={styles.problem}>
              {state.name !== undefined && <div className={styles.detail}>{state.name}</div>}
              <span>{state.message}</span>
            </div>
          )}
          {examined && (
            <MediaFindings findings={examined.findings} isRefused={state.step === 'failed' && !state.retry} texts={texts} />
          )}
          <div className={styles.buttons}>
            <Button
              ref={main}
              id={id}
              className={styles.button}
              disabled={disabled}
              aria-disabled={state.step === 'checking' || undefined}
              aria-labelledby={`${titleId(id)} ${textId}`}
              aria-describedby={describedBy}
              onClick={isUploading ? cancel : open}
            >
              <span id={textId}>{texts(what)}</span>
            </Button>
            {isUploading && controls && (
              <UploadHold
                controls={controls}
                isPaused={state.hold === 'paused'}
                className={styles.button}
                disabled={disabled}
                texts={texts}
              />
            )}
            {retry && (
              <Button appearance="primary" className={styles.button} disabled={disabled} onClick={() => choose([retry])}>
                {texts('retry')}
              </Button>
            )}
            <RemoveButton
              text={texts('remove')}
              isShown={shown !== undefined && options.removable !== false}
              className={styles.button}
              disabled={disabled || isBusy}
              texts={texts}
              onRemove={() => {
                remove();
                main.current?.focus();
              }}
            />
            {state.step === 'checking' && <span className={styles.detail}>{texts('checking')}</span>}
            {!isBusy && !disabled && (
              <span className={mergeClasses(styles.detail, styles.drop)}>{texts(isDragActive ? 'dropNow' : 'drop')}</span>
            )}
          </div>
          {(isUploading || !shown) && <div className={styles.detail}>{texts('keepOpen')}</div>}
          <div role="status" className={styles.spoken}>
            {getAnnouncement(state, texts)}
          </div>
        </>
      )}
    </DropGroup>
  );
}
