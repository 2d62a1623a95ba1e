import { mergeClasses } from '@fluentui/react-components';
import { type ReactNode, useId } from 'react';
import { chevronRightIcon } from '../icons/chevronRightIcon.ts';
import { ErrorCount } from './ErrorCount.tsx';
import { useLayoutStyles } from './layout.styles.ts';
import { Panel } from './Panel.tsx';

/** Props of {@link Fold}. */
export interface FoldProps {
  /** What its ids begin with. @default one of its own */
  readonly id?: string;
  readonly title: ReactNode;
  readonly description: string | undefined;
  readonly errors: number;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

/** A header that folds what is below it. */
export function Fold({ id: given, title, description, errors, isOpen, onToggle, children }: FoldProps) {
  const styles = useLayoutStyles();
  const own = useId();
  const id = given ?? own;
  return (
    <div className={styles.fold}>
      <button
        type="button"
        id={`${id}-header`}
        aria-expanded={isOpen}
        aria-controls={`${id}-panel`}
        className={styles.foldButton}
        onClick={() => onToggle(!isOpen)}
      >
        <span className={mergeClasses(styles.chevron, isOpen && styles.chevronOpen)}>{chevronRightIcon}</span>
        <span className={styles.foldTitle}>
          {title}
          <ErrorCount count={errors} />
        </span>
      </button>
      <Panel id={`${id}-panel`} labelledBy={`${id}-header`} isOpen={isOpen} onFound={() => onToggle(true)}>
        <div className={styles.content}>
          {description && <p className={styles.hint}>{description}</p>}
          {children}
        </div>
      </Panel>
    </div>
  );
}
