import { useFormTexts } from '@reelform/engine';
import type { MultiSchemaFieldTemplateProps, WidgetProps } from '@rjsf/utils';
import { cloneElement, isValidElement } from 'react';
import { Field } from '../field/Field.tsx';
import { useStackStyles } from './stack.styles.ts';

/** A choice between schemas (`oneOf`, `anyOf`): the selector above, the fields of what was chosen below. */
export function MultiSchemaFieldTemplate({ selector, optionSchemaField }: MultiSchemaFieldTemplateProps) {
  const styles = useStackStyles();
  const texts = useFormTexts('form');
  const choice = isValidElement<WidgetProps>(selector) ? selector : undefined;
  const of = choice?.props.label ?? '';
  return (
    <div className={styles.stack}>
      {choice ? (
        <Field id={choice.props.id} label={of === '' ? texts('choiceUnnamed') : texts('choice', { label: of })}>
          {cloneElement(choice, { hideLabel: false, label: of || texts('choiceUnnamed') })}
        </Field>
      ) : (
        selector
      )}
      {optionSchemaField}
    </div>
  );
}
