import { makeStyles } from '@fluentui/react-components';

/** Styles of a confirmation. */
export const useConfirmDialogStyles = makeStyles({
  button: { '@media (pointer: coarse)': { minHeight: '40px' } },
});
