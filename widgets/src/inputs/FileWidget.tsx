import { useFormTexts } from '@reelform/engine';
import type { WidgetProps } from '@rjsf/utils';
import { FormFault } from '../notices/FormFault.tsx';

/** Files inside the data (`data-url`) are not taken: a form names an upload widget, which stores the file and keeps its key. */
export function FileWidget({ id }: WidgetProps) {
  const texts = useFormTexts('form');
  return (
    <div id={id}>
      <FormFault>{texts('fileInData')}</FormFault>
    </div>
  );
}
