import { Input, mergeClasses } from '@fluentui/react-components';
import type { Option } from '@reelform/engine';
import type { WidgetProps } from '@rjsf/utils';
import { getAriaName } from '../inputs/ariaName.ts';
import { useControlStyles } from '../inputs/control.styles.ts';

/** What was chosen, as a text that can be read and copied. */
export function ReadOnlyChoice({ widget, chosen }: { readonly widget: WidgetProps; readonly chosen: readonly Option[] }) {
  const styles = useControlStyles();
  const { id, htmlName } = widget;
  return (
    <Input
      {...getAriaName(widget)}
      id={id}
      name={htmlName ?? id}
      readOnly
      value={chosen.map(({ label }) => label).join(', ')}
      className={mergeClasses(styles.control, styles.readOnly)}
    />
  );
}
