import { errorId, type FieldErrorProps } from '@rjsf/utils';
import { useLooks } from '../field/useLooks.ts';

/** The errors of a list or a section. Nothing when there are none. */
export function FieldErrorTemplate({ errors = [], fieldPathId }: FieldErrorProps) {
  const looks = useLooks();
  if (errors.length === 0) return null;
  return (
    <div className={looks.field}>
      <div id={errorId(fieldPathId)} data-note="error">
        {errors.map((error) => (
          <div key={String(error)}>{error}</div>
        ))}
      </div>
    </div>
  );
}
