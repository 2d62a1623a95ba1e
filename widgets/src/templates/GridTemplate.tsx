import { mergeClasses } from '@fluentui/react-components';
import type { GridTemplateProps } from '@rjsf/utils';
import { useGridTemplateStyles } from './GridTemplate.styles.ts';

/** A row of equal columns, one below the other on a phone; with `column`, one of its columns. */
export function GridTemplate({ children, className, column = false }: GridTemplateProps) {
  const styles = useGridTemplateStyles();
  const given = typeof className === 'string' ? className : undefined;
  return <div className={mergeClasses(column ? styles.column : styles.row, given)}>{children}</div>;
}
