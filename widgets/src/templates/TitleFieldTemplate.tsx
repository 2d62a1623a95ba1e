import type { TitleFieldProps } from '@rjsf/utils';
import { useGroupTextStyles } from './groupText.styles.ts';

/** The name of a section or a list; it names the group around rather than a single control. */
export function TitleFieldTemplate({ id, title, required = false, optionalDataControl }: TitleFieldProps) {
  const styles = useGroupTextStyles();
  return (
    <div className={styles.heading}>
      <span dir="auto" id={id} className={styles.title} data-required={required ? '' : undefined}>
        {title}
      </span>
      {optionalDataControl}
    </div>
  );
}
