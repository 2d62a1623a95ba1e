import { makeResetStyles } from '@fluentui/react-components';

/**
 * Styles of the document's body. Its background is seen only where the page's scrollbar was: a dialog keeps that place free
 * and cannot dim it, so it has the colour that the page has below the dialog.
 */
export const useBodyStyles = makeResetStyles({
  margin: 0,
  // A title of one endless word would stand out of its dialog on a phone.
  '& .fui-DialogTitle': { overflowWrap: 'anywhere' },
  // What is pressed with a finger: a screen's buttons, those that send a form or leave it, and headings that sort.
  '@media (pointer: coarse)': {
    '& :is(.fui-Button, .fui-TableHeaderCell__button, form button[type="submit"], form button[type="submit"] ~ button)': {
      minHeight: '44px',
    },
  },
  ':has(.fui-DialogSurface__backdrop)': {
    // Held by the page, not by a box that Fluent's `hidden` would make: bars that stick would leave with the text above.
    overflowY: 'clip',
    backgroundColor: '#969696',
    '@media (prefers-color-scheme: dark)': { backgroundColor: '#0f0f0f' },
  },
});
