import { makeStyles } from '@fluentui/react-components';

/** Styles of the box around one field: as wide as its column, `all` of them with `ui:options.span: "all"`. */
export const useFieldTemplateStyles = makeStyles({
  root: { minWidth: 0 },
  all: { gridColumnStart: 1, gridColumnEnd: -1 },
});
