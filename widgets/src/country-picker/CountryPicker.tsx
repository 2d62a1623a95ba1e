import type { WidgetProps } from '@rjsf/utils';
import { ComboboxWidget } from '../combobox/ComboboxWidget.tsx';
import { SeveralField } from '../options/SeveralField.tsx';

/**
 * Countries (`country-picker`): several, one by one or a region at once, or one where the value is no list. They come
 * from a static list or a source of the host, as other options do; their regions are the options' groups.
 */
export function CountryPicker(props: WidgetProps) {
  if (props.schema.type !== 'array') return <ComboboxWidget {...props} />;
  return <SeveralField widget={props} chips="below" hasGroups />;
}
