import { makeStyles, tokens } from '@fluentui/react-components';

/** Styles of a confirmation. */
export const useConfirmDialogStyles = makeStyles({
  // Fluent's goes from edge to edge of a phone, where its corners are cut into the page.
  surface: { maxWidth: '440px', '@media screen and (max-width: 480px)': { maxWidth: 'calc(100vw - 32px)' } },
  /** A button that has no room beside the other goes below it before its label is broken. */
  actions: { flexWrap: 'wrap', justifyContent: 'end' },
  button: { '@media (pointer: coarse)': { minHeight: '44px' } },
  dangerous: {
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
