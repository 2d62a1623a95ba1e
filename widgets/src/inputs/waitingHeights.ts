import type { WidgetProps } from '@rjsf/utils';
import { choicePadding, counterHeight, textBox, textLine } from '../controls/boxSizes.styles.ts';

type Described = Pick<WidgetProps, 'options' | 'readonly' | 'schema'>;

/** Lines of text that a `textarea` shows. @default 5 */
export const rowsOf = ({ options }: Pick<WidgetProps, 'options'>): number => options.rows ?? 5;

/** The `maxLength` that is counted below a text; `undefined` where none is. */
export const countedLimit = ({ options, readonly = false, schema }: Described): number | undefined =>
  options['counter'] === true && !readonly ? schema.maxLength : undefined;

/** Height of lines of text with their count, in CSS. */
export const textareaHeight = (props: Described): string => {
  const { minHeight, maxHeight, paddingTop, paddingBottom } = textBox;
  const text = `${rowsOf(props)} * ${textLine} + ${paddingTop} + ${paddingBottom} + 2px`;
  return `calc(clamp(${minHeight}, ${text}, ${maxHeight}) + ${countedLimit(props) === undefined ? '0px' : counterHeight})`;
};

/** Height of choices below each other, in CSS; beside each other they take a line, or more. */
export const choicesHeight = ({ options: { enumOptions = [], inline } }: Pick<WidgetProps, 'options'>): string =>
  `calc(${inline ? 1 : enumOptions.length} * (${textLine} + 2 * ${choicePadding}))`;
