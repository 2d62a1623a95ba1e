import { makeStyles, tokens } from '@fluentui/react-components';

const phone = '@media (max-width: 639px)';

/** A laptop's screen at 200 %. */
const low = '@media (min-height: 360px) and (max-height: 599px) and (min-width: 640px)';

/** One at 400 %, where Fluent lets a dialog be scrolled as a whole. */
const short = '@media (max-height: 359px)';

const ringRoom = '10px';

/** Styles of dialogs around forms and lists: large, and the whole screen on a phone. */
export const useDialogStyles = makeStyles({
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
    outlineStyle: 'none',
    maxHeight: 'calc(100dvh - 112px)',
    [low]: { maxHeight: 'calc(100dvh - 72px)' },
    [short]: { maxHeight: 'none' },
    '@media (min-height: 360px) and (max-width: 639px)': { maxHeight: '100%', height: '100%' },
    [phone]: { gridTemplateRows: 'auto 1fr auto' },
  },
  content: {
    // Room for the ring of a box with its words, which stands out to the side.
    padding: `${tokens.spacingVerticalS} ${ringRoom} 2px`,
    margin: `-2px -${ringRoom}`,
    // What gets the focus is not left below the buttons.
    scrollPaddingBottom: '80px',
    [phone]: { gridColumnStart: '1', gridColumnEnd: '4', scrollPaddingBottom: '180px' },
  },
  /** Its form has no box of its own: buttons that stick would begin below all that stands above the form. */
  headed: { '& > div:has(> form), & > div > form': { display: 'contents' } },
  other: { margin: `${tokens.spacingVerticalM} 0 0` },
  wait: { display: 'flex', justifyContent: 'center', padding: tokens.spacingVerticalXXXL },
});
