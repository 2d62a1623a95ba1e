import { mergeClasses } from '@fluentui/react-components';
import type { Option } from '@reelform/engine';
import type { WidgetProps } from '@rjsf/utils';
import { useSearchFieldStyles } from './SearchField.styles.ts';
import { useControlProps } from './useControlProps.ts';

/** What was chosen, as a text that can be read and copied. */
export function ReadOnlyChoice({ widget, chosen }: { readonly widget: WidgetProps; readonly chosen: readonly Option[] }) {
  const styles = useSearchFieldStyles();
  const control = useControlProps(widget);
  return (
    <div className={mergeClasses(styles.root, styles.readOnly)}>
      <input {...control} readOnly value={chosen.map(({ label }) => label).join(', ')} className={styles.input} />
    </div>
  );
}
