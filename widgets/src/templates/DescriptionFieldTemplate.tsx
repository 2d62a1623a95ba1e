import type { DescriptionFieldProps } from '@rjsf/utils';
import { useGroupTextStyles } from './groupText.styles.ts';

/** The description of a field, a section or a list. Nothing when there is none. */
export function DescriptionFieldTemplate({ id, description }: DescriptionFieldProps) {
  const styles = useGroupTextStyles();
  if (!description) return null;
  return (
    <span dir="auto" id={id} className={styles.line}>
      {description}
    </span>
  );
}
