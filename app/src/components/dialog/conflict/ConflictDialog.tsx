import { Button, Radio, RadioGroup } from '@fluentui/react-components';
import { localizeForm } from '@reelform/engine';
import { useId, useMemo, useState } from 'react';
import type { LoadedForm } from '../../../portal/forms.ts';
import { usePortal } from '../../../portal/PortalContext.ts';
import { gmtDatesIn } from '../../gmtDate.ts';
import { DialogFrame } from '../DialogFrame.tsx';
import { useConflictStyles } from './ConflictDialog.styles.ts';
import { comparePaths, describeField, describeValue, type ValueWords } from './describeField.ts';
import { chooseSides, findDifferences, type Side } from './differences.ts';
import type { EditConflict } from './EditConflict.ts';

/** Props of {@link ConflictDialog}. */
export interface ConflictDialogProps {
  readonly loaded: LoadedForm;
  readonly conflict: EditConflict;
  readonly say?: ValueWords['say'] | undefined;
  /** What becomes of what is chosen: saved, or shown in the form. @default 'saved' */
  readonly outcome?: 'saved' | 'shown' | undefined;
}

/** Shows two versions of what was edited, field by field in the form's order, and saves what is chosen of both. */
export function ConflictDialog({ loaded: { form, locale }, conflict, say, outcome = 'saved' }: ConflictDialogProps) {
  const { text, language } = usePortal();
  const styles = useConflictStyles();
  const id = useId();
  const spoken = useMemo(() => (locale ? localizeForm(form, locale) : form), [form, locale]);
  const { intro, base, mine, theirs, settle, leave } = conflict;
  const differences = useMemo(() => {
    const compare = comparePaths(form);
    return [...findDifferences(base, mine, theirs)].sort((a, b) => compare(a.path, b.path));
  }, [base, mine, theirs, form]);
  const words = { text, dates: gmtDatesIn(language), say };
  const [sides, setSides] = useState<readonly Side[]>(() => differences.map(({ suggested }) => suggested));
  return (
    <DialogFrame
      title={text('film.conflict.title')}
      onClose={leave}
      actions={
        <>
          <Button appearance="primary" onClick={() => void settle(chooseSides(mine, differences, sides))}>
            {text(outcome === 'saved' ? 'film.conflict.save' : 'film.conflict.show')}
          </Button>
          <Button onClick={leave}>{text('film.conflict.back')}</Button>
        </>
      }
    >
      <p className={styles.intro}>{text(intro)}</p>
      {differences.map((difference, index) => {
        const name = describeField(spoken, difference.path, text);
        const option = (side: Side) => (
          <Radio
            value={side}
            label={
              <span className={styles.option}>
                <span className={styles.side}>{text(`film.conflict.${side}`)}</span>{' '}
                <span className={styles.value}>{describeValue(spoken, difference.path, difference[side], words)}</span>
              </span>
            }
          />
        );
        return (
          <div key={difference.path.join('/')} className={styles.field}>
            <span id={`${id}-${index}`} className={styles.name}>
              {name}
            </span>
            <RadioGroup
              aria-labelledby={`${id}-${index}`}
              value={sides[index] ?? 'mine'}
              onChange={(_event, { value }) =>
                setSides(sides.map((side, at) => (at === index ? (value === 'theirs' ? 'theirs' : 'mine') : side)))
              }
            >
              {option('mine')}
              {option('theirs')}
            </RadioGroup>
          </div>
        );
      })}
    </DialogFrame>
  );
}
