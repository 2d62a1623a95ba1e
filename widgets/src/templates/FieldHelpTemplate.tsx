import type { FieldHelpProps } from '@rjsf/utils';
import { useGroupTextStyles } from './groupText.styles.ts';

/** The help (`ui:help`) of a field; part of the hint that is joined to the control. Nothing when there is none. */
export function FieldHelpTemplate({ help }: FieldHelpProps) {
  const styles = useGroupTextStyles();
  return help ? (
    <span dir="auto" className={styles.line}>
      {help}
    </span>
  ) : null;
}
