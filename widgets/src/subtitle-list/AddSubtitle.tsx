import { mergeClasses } from '@fluentui/react-components';
import type { FormTexts } from '@reelform/engine';
import { titleId, type WidgetProps } from '@rjsf/utils';
import type { RefObject } from 'react';
import { useDropzone } from 'react-dropzone';
import { ComboboxWidget } from '../combobox/ComboboxWidget.tsx';
import { Button } from '../controls/Button.tsx';
import { Field } from '../field/Field.tsx';
import { type AddState, getLanguageProblem, isBusy } from './addState.ts';
import { useSubtitleListStyles } from './SubtitleList.styles.ts';
import type { Languages } from './useLanguages.ts';

/** Props of {@link AddSubtitle}. */
export interface AddSubtitleProps {
  /** The button that chooses. */
  readonly main: RefObject<HTMLButtonElement | null>;
  /** The list's own props. */
  readonly widget: WidgetProps;
  readonly languages: Languages['choice'];
  /** The language chosen; `undefined`: none yet. */
  readonly language: string | undefined;
  readonly state: AddState;
  readonly texts: FormTexts;
  /** DOM ids of what describes the button. */
  readonly describedBy: string;
  readonly onLanguage: (language: string | undefined) => void;
  readonly onAdd: (files: readonly File[]) => void;
  readonly onCancel: () => void;
}

/** Chooses a language and its file; one button keeps its place while a file is under way. */
export function AddSubtitle(props: AddSubtitleProps) {
  const { main, widget, languages, language, state, texts, describedBy, onLanguage, onAdd, onCancel } = props;
  const { disabled = false, id } = widget;
  const styles = useSubtitleListStyles();
  const busy = isBusy(state);
  const { getInputProps, getRootProps, isDragActive, open } = useDropzone({
    noClick: true,
    noKeyboard: true,
    disabled: disabled || busy,
    onDrop: (files, rejections) => onAdd([...files, ...rejections.map(({ file }) => file)]),
  });
  const textId = `${id}__text`;
  const missing = getLanguageProblem(state, language);
  return (
    <div
      {...getRootProps({
        role: 'presentation',
        'aria-disabled': undefined,
        className: mergeClasses(styles.add, isDragActive && styles.dropping),
      })}
    >
      <input {...getInputProps({ accept: '.srt', multiple: false, style: undefined, hidden: true, 'aria-label': undefined })} />
      <Field
        id={`${id}__language`}
        label={texts('language')}
        isRequired
        errors={missing === undefined ? [] : [missing]}
        className={styles.language}
      >
        <ComboboxWidget
          {...widget}
          {...languages}
          id={`${id}__language`}
          htmlName={`${id}__language`}
          label={texts('language')}
          hideLabel
          required
          disabled={disabled || busy}
          value={language}
          onChange={(value: unknown) => onLanguage(typeof value === 'string' ? value : undefined)}
        />
      </Field>
      <Button
        ref={main}
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
