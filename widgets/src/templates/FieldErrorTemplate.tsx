import { errorId, type FieldErrorProps } from '@rjsf/utils';
import { useGroupTextStyles } from './groupText.styles.ts';

/** The errors of a list or a section. Nothing when there are none. */
export function FieldErrorTemplate({ errors = [], fieldPathId }: FieldErrorProps) {
  const styles = useGroupTextStyles();
  if (errors.length === 0) return null;
  return (
    <div id={errorId(fieldPathId)} className={styles.error}>
      {errors.map((error) => (
        <div key={String(error)}>{error}</div>
      ))}
    </div>
  );
}
