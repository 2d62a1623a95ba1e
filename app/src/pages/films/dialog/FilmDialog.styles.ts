import { makeStyles, tokens } from '@fluentui/react-components';

const phone = '@media (max-width: 639px)';

/** Styles of the dialogs of My Films: large, and the whole screen on a phone. */
export const useFilmDialogStyles = makeStyles({
  surface: {
    maxWidth: '760px',
    // Not of the viewport's width, of which a scroll bar takes some.
    width: 'calc(100% - 48px)',
    [phone]: {
      width: '100%',
      maxWidth: '100%',
      height: '100dvh',
      maxHeight: '100dvh',
      margin: 0,
      padding: tokens.spacingVerticalL,
      borderRadius: 0,
      border: 'none',
    },
  },
  wide: { '@media (min-width: 640px)': { maxWidth: '1120px' } },
  body: {
    maxHeight: 'calc(100dvh - 112px)',
    [phone]: { maxHeight: '100%', height: '100%', gridTemplateRows: 'auto 1fr auto' },
  },
  content: { paddingTop: tokens.spacingVerticalS, [phone]: { gridColumnStart: '1', gridColumnEnd: '4' } },
  other: { margin: `${tokens.spacingVerticalM} 0 0` },
  wait: { display: 'flex', justifyContent: 'center', padding: tokens.spacingVerticalXXXL },
});
