import type { EnumOptionsType } from '@rjsf/utils';
import { type ChoiceProps, drawChoice } from '../controls/Choice.tsx';

/** What a schema says of one of its options; `undefined` where it says nothing. */
export const hintOf = (option: EnumOptionsType | undefined): string | undefined => option?.schema?.description || undefined;

/** Classes of {@link drawOption}. */
export interface OptionClasses {
  readonly choice: string;
  readonly hint: string;
}

/** One option of a group of boxes or dots, with what the schema says of it below: no component, for a group has many. */
export const drawOption = (option: EnumOptionsType, props: Omit<ChoiceProps, 'label'>, classes: OptionClasses) => {
  const hint = hintOf(option);
  const choice = { ...props, label: option.label };
  if (hint === undefined) return drawChoice(choice, classes.choice);
  const id = `${props.id}-hint`;
  return (
    <div key={props.id}>
      {drawChoice({ ...choice, 'aria-describedby': id }, classes.choice)}
      <div id={id} className={classes.hint}>
        {hint}
      </div>
    </div>
  );
};
