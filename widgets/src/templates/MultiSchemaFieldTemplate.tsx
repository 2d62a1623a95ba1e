import { mergeClasses } from '@fluentui/react-components';
import { useFormTexts } from '@reelform/engine';
import { descriptionId, getTemplate, getUiOptions, type MultiSchemaFieldTemplateProps, type WidgetProps } from '@rjsf/utils';
import { cloneElement, isValidElement, type ReactNode } from 'react';
import { Field } from '../field/Field.tsx';
import { getFieldKind } from './fieldKind.ts';
import { useStackStyles } from './stack.styles.ts';

/** What the schema and the uiSchema say about a choice; nothing where the object around it says that itself. */
function hintOf({ registry, schema, uiSchema }: MultiSchemaFieldTemplateProps, id: string): ReactNode {
  const options = getUiOptions(uiSchema, registry.globalUiOptions);
  if (getFieldKind(schema, options, false) === 'container') return undefined;
  const { description = schema.description, help } = options;
  if (!description) return help;
  const Description = getTemplate<'DescriptionFieldTemplate'>('DescriptionFieldTemplate', registry, options);
  return (
    <>
      <Description
        id={descriptionId(id)}
        description={description}
        schema={schema}
        registry={registry}
        {...(uiSchema ? { uiSchema } : {})}
      />
      {help}
    </>
  );
}

/** A choice between schemas (`oneOf`, `anyOf`): the selector above with its hint, the fields of what was chosen below. */
export function MultiSchemaFieldTemplate(props: MultiSchemaFieldTemplateProps) {
  const { selector, optionSchemaField } = props;
  const styles = useStackStyles();
  const texts = useFormTexts('form');
  const choice = isValidElement<WidgetProps>(selector) ? selector : undefined;
  const of = choice?.props.label ?? '';
  return (
    <div className={mergeClasses(styles.stack, styles.below)}>
      {choice ? (
        <Field
          id={choice.props.id}
          label={of === '' ? texts('choiceUnnamed') : texts('choice', { label: of })}
          hint={hintOf(props, choice.props.id)}
        >
          {cloneElement(choice, { hideLabel: false, label: of || texts('choiceUnnamed') })}
        </Field>
      ) : (
        selector
      )}
      {optionSchemaField}
    </div>
  );
}
