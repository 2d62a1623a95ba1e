import type { Option } from '@reelform/engine';
import type { WidgetProps } from '@rjsf/utils';
import { useInputClass } from '../controls/input.styles.ts';
import { useControlAria } from '../field/useControlAria.ts';

/** What was chosen, as a text that can be read and copied. */
export function ReadOnlyChoice({ widget, chosen }: { readonly widget: WidgetProps; readonly chosen: readonly Option[] }) {
  const { id, htmlName } = widget;
  const inputClass = useInputClass();
  const aria = useControlAria(widget);
  return (
    <input
      {...aria}
      type="text"
      name={htmlName ?? id}
      readOnly
      value={chosen.map(({ label }) => label).join(', ')}
      className={inputClass}
    />
  );
}
