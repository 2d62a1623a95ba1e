import { makeStyles, tokens } from '@fluentui/react-components';

/** Styles of the confirmation dialog. */
export const useConfirmDialogStyles = makeStyles({
  surface: { maxWidth: '440px' },
  confirm: {
    backgroundColor: tokens.colorStatusDangerBackground3,
    color: tokens.colorNeutralForegroundOnBrand,
    ':hover': {
      backgroundColor: tokens.colorStatusDangerBackground3Hover,
      color: tokens.colorNeutralForegroundOnBrand,
    },
    ':hover:active': {
      backgroundColor: tokens.colorStatusDangerBackground3Pressed,
      color: tokens.colorNeutralForegroundOnBrand,
    },
  },
});
