import type { FallbackFieldTemplateProps } from '@rjsf/utils';
import { useStackStyles } from './stack.styles.ts';

/** A field of unknown type: the choice of a type above, the field of that type below. */
export function FallbackFieldTemplate({ typeSelector, schemaField }: FallbackFieldTemplateProps) {
  const styles = useStackStyles();
  return (
    <div className={styles.stack}>
      {typeSelector}
      {schemaField}
    </div>
  );
}
