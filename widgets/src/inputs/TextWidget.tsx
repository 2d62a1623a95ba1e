import { getTemplate, getWidget, type WidgetProps } from '@rjsf/utils';
import { useState } from 'react';
import { BaseInputTemplate } from '../templates/BaseInputTemplate.tsx';

const hasLineBreaks = (value: unknown): boolean => typeof value === 'string' && /[\r\n]/.test(value);

/**
 * A line of text (`text`), or a number typed as text. A stored text of several lines is drawn as such: an input of one line
 * would lose their ends with the first key (https://html.spec.whatwg.org/#text-(type=text)-state-and-search-state-(type=search)).
 */
export function TextWidget(props: WidgetProps) {
  const { options, registry, schema, value } = props;
  const [hasLines] = useState(() => hasLineBreaks(value));
  if (hasLines) {
    const Textarea = getWidget(schema, 'textarea', registry.widgets);
    return <Textarea {...props} />;
  }
  const BaseInput = getTemplate<'BaseInputTemplate'>('BaseInputTemplate', registry, options);
  // Most fields are one of these, and a component less for each is felt; which template it is never changes.
  return BaseInput === BaseInputTemplate ? BaseInputTemplate(props) : <BaseInput {...props} />;
}
