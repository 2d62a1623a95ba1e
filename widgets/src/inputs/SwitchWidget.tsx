import type { WidgetProps } from '@rjsf/utils';
import { CheckboxWidget } from './CheckboxWidget.tsx';
import { useSwitchStyles } from './SwitchWidget.styles.ts';

/** What is turned on or off (`switch`), beside its label; it takes the options of a box to tick. */
export function SwitchWidget(props: WidgetProps) {
  return <CheckboxWidget {...props} role="switch" look={useSwitchStyles().root} />;
}
