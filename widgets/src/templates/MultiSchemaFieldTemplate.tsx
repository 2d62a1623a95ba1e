import { mergeClasses } from '@fluentui/react-components';
import { useFormTexts } from '@reelform/engine';
import { descriptionId, getTemplate, getUiOptions, type MultiSchemaFieldTemplateProps, type WidgetProps } from '@rjsf/utils';
import { cloneElement, isValidElement, type ReactNode } from 'react';
import { Field } from '../field/Field.tsx';
import { getFieldKind } from './fieldKind.ts';
import { useStackStyles } from './stack.styles.ts';

const optionsOf = ({ registry, uiSchema }: MultiSchemaFieldTemplateProps) => getUiOptions(uiSchema, registry.globalUiOptions);

/** What the schema and the uiSchema say about a choice. */
function hintOf(props: MultiSchemaFieldTemplateProps, id: string): ReactNode {
  const { registry, schema, uiSchema } = props;
  const options = optionsOf(props);
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

/**
 * A choice between schemas (`oneOf`, `anyOf`): the selector above with its hint, the fields of what was chosen below. One
 * that belongs to an object stands below the members of that, which says itself what is to be said.
 */
export function MultiSchemaFieldTemplate(props: MultiSchemaFieldTemplateProps) {
  const { selector, optionSchemaField } = props;
  const styles = useStackStyles();
  const texts = useFormTexts('form');
  const choice = isValidElement<WidgetProps>(selector) ? selector : undefined;
  const isOfObject = getFieldKind(props.schema, optionsOf(props), false) === 'container';
  const of = choice?.props.label ?? '';
  return (
    <div className={isOfObject ? mergeClasses(styles.stack, styles.below) : styles.stack}>
      {choice ? (
        <Field
          id={choice.props.id}
          isGroup={optionsOf(props).widget === 'radio'}
          label={of === '' ? texts('choiceUnnamed') : texts('choice', { label: of })}
          isRequired={choice.props.required === true && choice.props.value >= 0} // a kind of value, which has no number, is always chosen
          hint={isOfObject ? undefined : hintOf(props, choice.props.id)}
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
