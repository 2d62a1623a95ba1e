import type { Option } from '@reelform/engine';
import type { WidgetProps } from '@rjsf/utils';
import { useInputClass } from '../controls/useInputClass.ts';
import { useTextareaClass } from '../controls/useTextareaClass.ts';
import { useControlAria } from '../field/useControlAria.ts';
import { useOptionsStyles } from './options.styles.ts';

/** What was chosen, as a text that can be read and copied; that of several goes on in further lines. */
export function ReadOnlyChoice({ widget, chosen }: { readonly widget: WidgetProps; readonly chosen: readonly Option[] }) {
  const { disabled = false, id, htmlName } = widget;
  const inputClass = useInputClass();
  const textareaClass = useTextareaClass();
  const styles = useOptionsStyles();
  const value = chosen.map(({ label }) => label).join(', ');
  const shared = { ...useControlAria(widget), name: htmlName ?? id, readOnly: true, disabled, value };
  if (chosen.length < 2) return <input {...shared} type="text" className={inputClass} />;
  return <textarea {...shared} rows={1} className={`${textareaClass} ${styles.text}`} />;
}
