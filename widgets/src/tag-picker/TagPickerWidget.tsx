import type { WidgetProps } from '@rjsf/utils';
import { SeveralField } from '../options/SeveralField.tsx';

/** Several options as chips inside of the input (`tag-picker`); Backspace takes the last one away. */
export function TagPickerWidget(props: WidgetProps) {
  return <SeveralField widget={props} chips="inside" />;
}
