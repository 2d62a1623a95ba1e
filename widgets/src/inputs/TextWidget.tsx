import { getTemplate, type WidgetProps } from '@rjsf/utils';
import { BaseInputTemplate } from '../templates/BaseInputTemplate.tsx';

/** A line of text (`text`), or a number typed as text. */
export function TextWidget(props: WidgetProps) {
  const BaseInput = getTemplate<'BaseInputTemplate'>('BaseInputTemplate', props.registry, props.options);
  // Most fields are one of these, and a component less for each is felt; which template it is never changes.
  return BaseInput === BaseInputTemplate ? BaseInputTemplate(props) : <BaseInput {...props} />;
}
