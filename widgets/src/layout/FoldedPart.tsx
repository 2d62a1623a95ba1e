import { type FoldedPartProps, useFormTexts } from '@reelform/engine';
import { Fold } from './Fold.tsx';
import { useFoldedPartStyles } from './FoldedPart.styles.ts';

/** A part of the form that is folded to a line: what it is called, the text it is told by, and how much is in it. */
export function FoldedPart({ id, label, text, count, errors, isOpen, onToggle, words, children }: FoldedPartProps) {
  const styles = useFoldedPartStyles();
  const texts = useFormTexts('folded-part');
  return (
    <Fold
      id={id}
      title={
        <span className={styles.line}>
          {label && <span dir="auto">{`${label} `}</span>}
          {text && (
            <span dir="auto" className={styles.text}>
              {`${text} `}
            </span>
          )}
          <span className={styles.count}>{texts('count', { count })}</span>
        </span>
      }
      description={undefined}
      errors={errors}
      isOpen={isOpen}
      onToggle={onToggle}
    >
      {children ?? <span>{words}</span>}
    </Fold>
  );
}
