import { getTemplate, type WidgetProps } from '@rjsf/utils';
import type { WheelEvent } from 'react';

/** A turning wheel scrolls the page. A browser would change the number that has the focus, and few would see it go. */
const letScroll = ({ currentTarget }: WheelEvent) => currentTarget.querySelector('input')?.blur();

/** A number with steppers (`updown`). */
export function UpDownWidget(props: WidgetProps) {
  const BaseInput = getTemplate<'BaseInputTemplate'>('BaseInputTemplate', props.registry, props.options);
  return (
    <div role="presentation" onWheel={letScroll}>
      <BaseInput {...props} type="number" />
    </div>
  );
}
