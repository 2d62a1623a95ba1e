import { useFormTexts } from '@reelform/engine';
import type { MultiSchemaFieldTemplateProps, WidgetProps } from '@rjsf/utils';
import { cloneElement, isValidElement } from 'react';
import { Field } from '../field/Field.tsx';
import { useStackStyles } from './stack.styles.ts';

/** A choice between schemas (`oneOf`, `anyOf`): the selector above, the fields of what was chosen below. */
export function MultiSchemaFieldTemplate({ selector, optionSchemaField }: MultiSchemaFieldTemplateProps) {
  const styles = useStackStyles();
  const texts = useFormTexts('form');
  return (
    <div className={styles.stack}>
      {isValidElement<WidgetProps>(selector) ? (
        <Field
          id={selector.props.id}
          label={selector.props.label ? texts('choice', { label: selector.props.label }) : texts('choiceUnnamed')}
        >
          {cloneElement(selector, { hideLabel: false })}
        </Field>
      ) : (
        selector
      )}
      {optionSchemaField}
    </div>
  );
}
