import { getTemplate, getWidget, type WidgetProps } from '@rjsf/utils';
import { useState } from 'react';
import { BaseInputTemplate } from '../templates/BaseInputTemplate.tsx';

const hasLineBreaks = (value: unknown): boolean => typeof value === 'string' && /[\r\n]/.test(value);

/**
 * A line of text (`text`), or a number typed as text. A text of several lines is drawn as such: an input of one line
 * would lose their ends with the first key (https://html.spec.whatwg.org/#text-(type=text)-state-and-search-state-(type=search)).
 */
export function TextWidget(props: WidgetProps) {
  const { options, registry, schema, value } = props;
  const [hadLines, setLines] = useState(false);
  const hasLines = hadLines || hasLineBreaks(value);
  // What is typed never changes how the text is drawn, not even when its last end of a line goes.
  if (hasLines !== hadLines) setLines(hasLines);
  const BaseInput = getTemplate<'BaseInputTemplate'>('BaseInputTemplate', registry, options);
  // Most fields are one of these, and a component less for each is felt; which template it is never changes.
  const line = BaseInput === BaseInputTemplate ? BaseInputTemplate(props) : <BaseInput {...props} />;
  if (!hasLines) return line;
  const Textarea = getWidget(schema, 'textarea', registry.widgets);
  return <Textarea {...props} />;
}
