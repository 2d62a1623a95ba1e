import { Badge, Button, Field, Select } from '@fluentui/react-components';
import { type FormHandle, useAutosave } from '@reelform/engine';
import { type RefObject, useState } from 'react';
import { type SaveAnswer, saveAnswers, saveAs } from '../host/saving.ts';
import { text } from '../text.ts';
import { usePreviewStyles } from './Preview.styles.ts';
import { PreviewForm, type PreviewFormProps } from './PreviewForm.tsx';

const colours = {
  idle: 'informative',
  pending: 'informative',
  saving: 'brand',
  saved: 'success',
  conflict: 'warning',
  failed: 'danger',
} as const;

/** Props of {@link AutosavedForm}. */
export interface AutosavedFormProps extends PreviewFormProps {
  readonly handle: RefObject<FormHandle | null>;
}

/** A form that saves itself; how the server answers is chosen above it. */
export function AutosavedForm({ handle, onData, ...props }: AutosavedFormProps) {
  const styles = usePreviewStyles();
  const [answer, setAnswer] = useState<SaveAnswer>('saved');
  const { state, onChange, saveNow, resolve } = useAutosave({
    form: handle,
    saved: props.data,
    save: async (data) => {
      const outcome = await saveAs(answer, data);
      if (outcome.kind === 'conflict') setAnswer('saved'); // settled once, a conflict is over
      return outcome;
    },
  });
  return (
    <>
      <div className={styles.saving}>
        <Field label={text('serverAnswers')} orientation="horizontal" className={styles.answer}>
          <Select
            size="small"
            value={answer}
            onChange={(event) => setAnswer(saveAnswers.find((one) => one === event.target.value) ?? 'saved')}
          >
            {saveAnswers.map((one) => (
              <option key={one} value={one}>
                {text(`answer.${one}`)}
              </option>
            ))}
          </Select>
        </Field>
        <span role="status">
          <Badge appearance="tint" color={colours[state.status]}>
            <span>{state.status === 'failed' && state.message !== '' ? state.message : text(`state.${state.status}`)}</span>
          </Badge>
        </span>
        {state.status === 'conflict' && (
          <>
            <Button size="small" onClick={() => resolve('mine')}>
              {text('keepMine')}
            </Button>
            <Button size="small" onClick={() => resolve('theirs')}>
              {text('takeTheirs')}
            </Button>
            <Button size="small" onClick={() => resolve('merge')}>
              {text('merge')}
            </Button>
          </>
        )}
        {state.status === 'failed' && (
          <Button size="small" onClick={saveNow}>
            {text('saveNow')}
          </Button>
        )}
      </div>
      <PreviewForm
        {...props}
        ref={handle}
        onData={(data) => {
          onData(data);
          onChange();
        }}
      />
    </>
  );
}
