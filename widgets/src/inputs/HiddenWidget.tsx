import type { WidgetProps } from '@rjsf/utils';

/** A value that the form carries and nobody sees (`hidden`). */
export function HiddenWidget({ htmlName, id, value }: WidgetProps) {
  return <input type="hidden" id={id} name={htmlName ?? id} value={value === undefined ? '' : String(value)} />;
}
