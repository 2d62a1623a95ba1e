import { useFieldControlProps_unstable } from '@fluentui/react-components';
import type { WidgetProps } from '@rjsf/utils';
import { getAriaName } from './ariaName.ts';
import { useColorStyles } from './ColorWidget.styles.ts';

/** A colour (`color`), in the browser's own picker. The value is `#rrggbb`. */
export function ColorWidget(props: WidgetProps) {
  const { disabled = false, htmlName, id, onBlur, onChange, onFocus, readonly = false, value } = props;
  const styles = useColorStyles();
  const control = useFieldControlProps_unstable({ id }, { supportsLabelFor: true });
  return (
    <input
      {...control}
      {...getAriaName(props)}
      name={htmlName ?? id}
      type="color"
      className={styles.root}
      disabled={disabled || readonly}
      value={typeof value === 'string' ? value : '#000000'}
      onChange={(event) => onChange(event.target.value)}
      onBlur={() => onBlur(id, value)}
      onFocus={() => onFocus(id, value)}
    />
  );
}
