import { useFormTexts } from '@reelform/engine';
import { titleId } from '@rjsf/utils';
import { Select } from '../controls/Select.tsx';
import { Field } from '../field/Field.tsx';

/** Props of {@link PageChooser}. */
export interface PageChooserProps {
  readonly id: string;
  readonly label: string;
  /** The pages that are not hidden, with their numbers and how many errors each holds. */
  readonly pages: readonly { readonly index: number; readonly title: string; readonly errors: number }[];
  readonly current: number;
  readonly onChoose: (index: number) => void;
}

/** A list from which a page is chosen; a page with errors says how many. */
export function PageChooser({ id, label, pages, current, onChoose }: PageChooserProps) {
  const texts = useFormTexts('layout');
  return (
    <Field id={id} label={label}>
      <Select id={id} aria-labelledby={titleId(id)} value={current} onChange={({ target }) => onChoose(Number(target.value))}>
        {pages.map(({ index, title, errors }) => (
          <option key={index} value={index}>
            {errors === 0 ? title : `${title} (${texts('errors', { count: errors })})`}
          </option>
        ))}
      </Select>
    </Field>
  );
}
