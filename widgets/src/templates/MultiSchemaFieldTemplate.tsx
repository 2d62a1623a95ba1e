import type { MultiSchemaFieldTemplateProps } from '@rjsf/utils';
import { useStackStyles } from './stack.styles.ts';

/** A choice between schemas (`oneOf`, `anyOf`): the selector above, the fields of what was chosen below. */
export function MultiSchemaFieldTemplate({ selector, optionSchemaField }: MultiSchemaFieldTemplateProps) {
  const styles = useStackStyles();
  return (
    <div className={styles.stack}>
      {selector}
      {optionSchemaField}
    </div>
  );
}
