import { mergeClasses } from '@fluentui/react-components';
import type { FormTexts } from '@reelform/engine';
import { titleId, type WidgetProps } from '@rjsf/utils';
import { useEffect, useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { ComboboxWidget } from '../combobox/ComboboxWidget.tsx';
import { Button } from '../controls/Button.tsx';
import { Field } from '../field/Field.tsx';
import { type AddState, isBusy } from './addState.ts';
import { languages } from './languages.ts';
import { useSubtitleListStyles } from './SubtitleList.styles.ts';

/** Props of {@link AddSubtitle}. */
export interface AddSubtitleProps {
  /** The list's own props. */
  readonly widget: WidgetProps;
  readonly state: AddState;
  readonly texts: FormTexts;
  /** DOM ids of what describes the button. */
  readonly describedBy: string;
  readonly onAdd: (files: readonly File[], language: string | undefined) => void;
  readonly onCancel: () => void;
}

const enumOptions = languages.map(({ value, label }) => ({ value, label }));

/** Chooses a language and its file; one button keeps its place while a file is under way. */
export function AddSubtitle({ widget, state, texts, describedBy, onAdd, onCancel }: AddSubtitleProps) {
  const { disabled = false, id } = widget;
  const styles = useSubtitleListStyles();
  const [language, setLanguage] = useState<string>();
  const isAdded = state.step === 'added';
  // The next file is another language's.
  useEffect(() => {
    if (isAdded) setLanguage(undefined);
  }, [isAdded]);
  const busy = isBusy(state);
  const take = (files: readonly File[]) => onAdd(files, language);
  const { getInputProps, getRootProps, isDragActive, open } = useDropzone({
    noClick: true,
    noKeyboard: true,
    disabled: disabled || busy,
    onDrop: (files, rejections) => take([...files, ...rejections.map(({ file }) => file)]),
  });
  const textId = `${id}__text`;
  return (
    <div
      {...getRootProps({
        role: 'presentation',
        'aria-disabled': undefined,
        className: mergeClasses(styles.add, isDragActive && styles.dropping),
      })}
    >
      <input {...getInputProps({ accept: '.srt', multiple: false, style: undefined, hidden: true, 'aria-label': undefined })} />
      <Field id={`${id}__language`} label={texts('language')} isRequired className={styles.language}>
        <ComboboxWidget
          {...widget}
          id={`${id}__language`}
          htmlName={`${id}__language`}
          label={texts('language')}
          hideLabel
          required
          disabled={disabled || busy}
          schema={{ type: 'string' }}
          options={{ enumOptions, emptyValue: undefined }}
          value={language}
          onChange={(value: unknown) => setLanguage(typeof value === 'string' ? value : undefined)}
        />
      </Field>
      <Button
        id={id}
        type="button"
        className={styles.button}
        disabled={disabled}
        aria-labelledby={`${titleId(id)} ${textId}`}
        aria-describedby={describedBy || undefined}
        onClick={busy ? onCancel : open}
      >
        <span id={textId}>{texts(busy ? 'cancel' : 'choose')}</span>
      </Button>
    </div>
  );
}
