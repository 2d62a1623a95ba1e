import type { WidgetProps } from '@rjsf/utils';
import { useControlAria } from '../field/useControlAria.ts';
import { useColorStyles } from './ColorWidget.styles.ts';

/** What the browser takes for a colour; anything else it shows as black. @see https://html.spec.whatwg.org/#valid-simple-colour */
const SIMPLE = /^#[\da-f]{6}$/i;

/** What stands there without a colour. To choose what is shown is no change to the browser, and nobody looks for this one. */
const NONE = '#fffffe';

/** A colour (`color`), in the browser's own picker. The value is `#rrggbb`. */
export function ColorWidget(props: WidgetProps) {
  const { autofocus, disabled = false, htmlName, id, onBlur, onChange, onFocus, readonly = false, value } = props;
  const styles = useColorStyles();
  const aria = useControlAria(props);
  return (
    <input
      {...aria}
      name={htmlName ?? id}
      type="color"
      className={styles.root}
      disabled={disabled || readonly}
      // biome-ignore lint/a11y/noAutofocus: the form's author asks for it
      autoFocus={autofocus}
      value={SIMPLE.test(value) ? value : NONE}
      onChange={(event) => onChange(event.target.value)}
      onBlur={() => onBlur(id, value)}
      onFocus={() => onFocus(id, value)}
    />
  );
}
