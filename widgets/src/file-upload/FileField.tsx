import { mergeClasses } from '@fluentui/react-components';
import type { FormTexts, UploadService } from '@reelform/engine';
import { titleId, type WidgetProps } from '@rjsf/utils';
import { type ComponentType, useRef } from 'react';
import { Button } from '../controls/Button.tsx';
import { useControlAria } from '../field/useControlAria.ts';
import { formatByteSize } from '../upload-field/byteSize.ts';
import { DropGroup } from '../upload-field/DropGroup.tsx';
import { getRowKeys } from '../upload-field/rowKeys.ts';
import { useFileUploadStyles } from './FileUpload.styles.ts';
import { type FileRefusal, findFileRefusal, getFileLimits } from './fileLimits.ts';
import { getFileMembers } from './fileRows.ts';
import { isUnderWay } from './fileRuns.ts';
import { RunningFile } from './RunningFile.tsx';
import type { StoredFileProps } from './StoredFile.tsx';
import { useFileUpload } from './useFileUpload.ts';

/** Props of {@link FileField}. */
export interface FileFieldProps extends WidgetProps {
  readonly texts: FormTexts;
  /** Takes the files in place of the host's service. */
  readonly uploads?: UploadService;
  /** Draws one stored file. */
  readonly Stored: ComponentType<StoredFileProps>;
}

/** A field of files: chosen, dropped or pasted, those under way, and those that are stored. */
export function FileField(props: FileFieldProps) {
  const { disabled = false, id, onChange, options, readonly = false, schema, Stored, texts, uploads } = props;
  const value: unknown = props.value;
  const styles = useFileUploadStyles();
  const limits = getFileLimits(options);
  const main = useRef<HTMLButtonElement>(null);
  const isList = schema.type === 'array';
  const most = isList ? (schema.maxItems ?? Number.POSITIVE_INFINITY) : 1;
  const kindOf = (type: string) => {
    const known = texts(`kind.${type}`);
    return known.endsWith(`kind.${type}`) ? type.replace(/^.*\//, '') : known;
  };
  const explainRefusal = (refusal: FileRefusal, { name, size }: File) => {
    const { refusalText } = options;
    if (refusal === 'notAccepted' && typeof refusalText === 'string') return refusalText;
    return texts(refusal, {
      name,
      size: formatByteSize(size),
      limit: formatByteSize(limits.maxBytes ?? 0),
      kinds: limits.accept.map(kindOf).join(', '),
    });
  };
  const { rows, runs, problem, choose, cancel, retry, dismiss, remove } = useFileUpload({
    value,
    onChange,
    uploads,
    isList,
    members: getFileMembers(options.members, schema.items),
    keepUploading: options.keepUploading === true,
    most,
    findRefusal: (file) => findFileRefusal(file, limits),
    explainRefusal,
    failed: texts('failed'),
    cancelled: texts('cancelled'),
    tooMany: texts(isList ? 'tooMany' : 'oneOnly', { limit: most }),
  });
  const rowKeys = getRowKeys(rows.map(({ url }) => url));
  const busy = runs.filter(isUnderWay).length;
  const isFull = isList ? rows.length + busy >= most : busy > 0;
  const isAddable = options['addable'] !== false;
  const problemId = `${id}__problem`;
  const textId = `${id}__text`;
  const { 'aria-describedby': describedBy } = useControlAria(props, problem !== undefined && problemId);
  const failures = runs.flatMap(({ state }) => (state.step === 'failed' ? [state.message] : []));
  const spoken = problem ?? (failures.length > 0 ? failures.join(' ') : busy > 0 ? texts('busy', { count: busy }) : '');

  return (
    <DropGroup
      id={id}
      accept={limits.accept}
      isList={isList}
      isClosed={disabled || readonly || isFull || !isAddable}
      disabled={disabled}
      onTake={choose}
    >
      {(open, isDragActive) => (
        <>
          {rows.length === 0 && readonly && <div className={styles.detail}>{texts('none')}</div>}
          {rows.length + runs.length > 0 && (
            <ul className={styles.list}>
              {rows.map((row, place) => (
                <Stored
                  key={rowKeys[place]}
                  row={row}
                  disabled={disabled}
                  texts={texts}
                  onRemove={
                    readonly
                      ? undefined
                      : () => {
                          remove(row);
                          main.current?.focus();
                        }
                  }
                />
              ))}
              {runs.map((run) => (
                <RunningFile
                  key={run.key}
                  id={`${id}__${run.key}`}
                  run={run}
                  disabled={disabled}
                  texts={texts}
                  onCancel={() => cancel(run)}
                  onRetry={() => retry(run)}
                  onDismiss={() => {
                    dismiss(run);
                    main.current?.focus();
                  }}
                />
              ))}
            </ul>
          )}
          {problem !== undefined && (
            <div id={problemId} className={styles.problem}>
              {problem}
            </div>
          )}
          {!readonly && (
            <div className={styles.buttons}>
              <Button
                ref={main}
                id={id}
                className={styles.button}
                disabled={disabled}
                aria-disabled={isFull || !isAddable || undefined}
                aria-labelledby={`${titleId(id)} ${textId}`}
                aria-describedby={describedBy}
                onClick={open}
              >
                <span id={textId}>{texts(isList ? 'chooseSeveral' : rows.length > 0 ? 'replace' : 'choose')}</span>
              </Button>
              {!disabled && !isFull && isAddable && (
                <span className={mergeClasses(styles.detail, styles.drop)}>
                  {texts(`${isDragActive ? 'dropNow' : 'drop'}${isList ? 'Several' : ''}`)}
                </span>
              )}
              {isList && isFull && <span className={styles.detail}>{texts('full', { limit: most })}</span>}
            </div>
          )}
          <div role="status" className={styles.spoken}>
            {spoken}
          </div>
        </>
      )}
    </DropGroup>
  );
}
