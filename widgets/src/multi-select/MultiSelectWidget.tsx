import type { WidgetProps } from '@rjsf/utils';
import { SeveralField } from '../options/SeveralField.tsx';

/** Several of many options (`multi-select`), ticked in a list that is searched by typing; the chosen stand below it. */
export function MultiSelectWidget(props: WidgetProps) {
  return <SeveralField widget={props} chips="below" />;
}
