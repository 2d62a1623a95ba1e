import { makeStyles } from '@fluentui/react-components';

/** Styles of buttons that are an icon only. */
export const useButtonTemplateStyles = makeStyles({
  button: { '@media (pointer: coarse)': { minWidth: '40px', minHeight: '40px' } },
});
