import { mergeClasses } from '@fluentui/react-components';
import { type FormTexts, useFormTexts } from '@reelform/engine';
import { titleId, type WidgetProps } from '@rjsf/utils';
import { type ReactNode, type RefObject, useRef } from 'react';
import { Button } from '../controls/Button.tsx';
import { useControlAria } from '../field/useControlAria.ts';
import { readImageLimits } from '../image-file/imageLimits.ts';
import { DropGroup } from '../upload-field/DropGroup.tsx';
import { getRowKeys } from '../upload-field/rowKeys.ts';
import { useImageStyles } from './image.styles.ts';
import { type ImageRow, readImageShape } from './imageRows.ts';
import { PendingCard } from './PendingCard.tsx';
import type { PrepareImage } from './prepareImage.ts';
import { StoredImage } from './StoredImage.tsx';
import { useImageField } from './useImageField.ts';

/** Props of {@link ImageFieldView}. */
export interface ImageFieldViewProps {
  readonly widget: WidgetProps;
  /** Texts of refusals, by their problem. */
  readonly refusals: FormTexts;
  /** Longest side of previews in pixels. @default that of a card */
  readonly previewSide?: number;
  readonly prepare?: PrepareImage;
  /** The button that takes pictures, for those who give the focus back to it. */
  readonly main?: RefObject<HTMLButtonElement | null>;
  /** What follows the pictures, for instance another look at the one that is stored. */
  readonly children?: (row: ImageRow | undefined, ownPreview: string | undefined) => ReactNode;
}

/** Longest side of a card's picture, in pixels of a dense screen. */
const cardSide = 720;

/** The pictures of a field, and the place that takes more of them: chosen, dropped or pasted. */
export function ImageFieldView(props: ImageFieldViewProps) {
  const own = useRef<HTMLButtonElement>(null);
  const { widget, refusals, previewSide = cardSide, prepare, main = own, children } = props;
  const { disabled = false, id, onChange, options, readonly = false, schema } = widget;
  const styles = useImageStyles();
  const texts = useFormTexts('image-upload');
  const shape = readImageShape(schema, options);
  const value: unknown = widget.value;
  const keepUploading = options['keepUploading'] === true;
  const isSilent = options['silent'] === true;
  const field = useImageField({ value, onChange, shape, texts, refusals, prepare, previewSide, keepUploading, isSilent });
  const { rows, pending, isFull } = field;
  const isList = shape.kind !== 'one';
  const isAddable = options['addable'] !== false;
  const isClosed = disabled || readonly || isFull || !isAddable;
  const take = (files: readonly File[]) => {
    if (!isClosed) field.choose(files);
  };
  const [problemId, textId, hintId] = [`${id}__problem`, `${id}__text`, `${id}__room`];
  const cardId = (number: number) => `${id}__pending-${number}`;
  const problems = [
    ...(field.problem ? [problemId] : []),
    ...pending.filter(({ state }) => state.step === 'failed').map((image) => `${cardId(image.id)}__problem`),
    ...(isList && isFull && !readonly ? [hintId] : []),
  ];
  const { 'aria-describedby': describedBy } = useControlAria(widget, problems.length > 0 && problems.join(' '));
  const focusMain = () => main.current?.focus();
  const [first] = rows;
  const rowKeys = getRowKeys(rows.map(({ url }) => url));
  const after = children?.(first, first && field.ownPreview(first));
  const cards = (rows.length > 0 || pending.length > 0) && (
    <ul className={mergeClasses(styles.cards, !isList && styles.single)}>
      {rows
        .filter(() => isList || pending.length === 0)
        .map((row, place) => (
          <StoredImage
            key={rowKeys[place]}
            row={row}
            inList={isList}
            ownPreview={field.ownPreview(row)}
            disabled={disabled}
            texts={texts}
            onRemove={
              readonly || options.removable === false
                ? undefined
                : (isRetained) => {
                    field.remove(row, isRetained);
                    focusMain();
                  }
            }
          />
        ))}
      {pending.map((image) => (
        <PendingCard
          key={`pending ${image.id}`}
          id={cardId(image.id)}
          image={image}
          disabled={disabled}
          texts={texts}
          onRetry={() => field.retry(image)}
          onDismiss={() => {
            field.dismiss(image);
            focusMain();
          }}
        />
      ))}
    </ul>
  );
  if (readonly) {
    return (
      // biome-ignore lint/a11y/useSemanticElements: the field's label stands outside
      <div id={id} role="group" aria-labelledby={titleId(id)} className={styles.root}>
        {cards || <div className={styles.detail}>{texts('none')}</div>}
        {after}
      </div>
    );
  }
  const what = isList ? 'add' : rows.length > 0 ? 'replace' : 'choose';
  return (
    <DropGroup
      id={id}
      accept={readImageLimits(shape.schema).types}
      isList={isList}
      isClosed={isClosed}
      disabled={disabled}
      className={styles.group}
      onTake={take}
    >
      {(open, isDragActive) => (
        <>
          {cards}
          {field.problem && (
            <div id={problemId} className={styles.problem}>
              {field.problem}
            </div>
          )}
          <div className={styles.buttons}>
            <Button
              ref={main}
              id={id}
              className={styles.button}
              disabled={disabled}
              aria-disabled={isFull || !isAddable}
              aria-labelledby={`${titleId(id)} ${textId}`}
              aria-describedby={describedBy}
              onClick={open}
            >
              <span id={textId}>{texts(what)}</span>
            </Button>
            {isList && isFull && (
              <span id={hintId} className={styles.detail}>
                {texts('full', { limit: shape.limit })}
              </span>
            )}
            {!isClosed && (
              <span className={mergeClasses(styles.detail, styles.drop)}>
                {texts(`${isDragActive ? 'dropNow' : 'drop'}${isList ? 'Several' : ''}`)}
              </span>
            )}
          </div>
          {pending.some(({ state }) => state.step === 'uploading') && <div className={styles.detail}>{texts('keepOpen')}</div>}
          {after}
          <div role="status" className={styles.spoken}>
            {field.said}
          </div>
        </>
      )}
    </DropGroup>
  );
}
