import { makeStyles, tokens } from '@fluentui/react-components';

/** Styles of a form's buttons in a dialog: in sight while the form scrolls, where the screen is high enough for both. */
export const useDialogButtonsStyles = makeStyles({
  bar: {
    '@media (min-height: 400px) and (min-width: 480px), (min-height: 700px)': {
      position: 'sticky',
      // The dialog's content is padded by that much.
      bottom: '-2px',
      zIndex: 1,
      // Not over the ring of what stands above it.
      marginTop: `calc(2px + ${tokens.spacingVerticalS})`,
      paddingBottom: '2px',
      backgroundColor: tokens.colorNeutralBackground1,
      containerType: 'scroll-state',
    },
  },
  buttons: {
    marginTop: `calc(-1 * ${tokens.spacingVerticalS})`,
    borderTop: '1px solid transparent',
    // They would draw what is transparent.
    '@media (forced-colors: active)': { borderTopColor: 'Canvas' },
    '@container scroll-state(stuck: bottom)': { borderTopColor: tokens.colorNeutralStroke2 },
  },
});
