import { useFormTexts } from '@reelform/engine';
import { FormFault } from '../notices/FormFault.tsx';

/** Files inside the data (`data-url`) are not taken: a form names an upload widget, which stores the file and keeps its key. */
export function FileWidget() {
  const texts = useFormTexts('form');
  return <FormFault>{texts('fileInData')}</FormFault>;
}
