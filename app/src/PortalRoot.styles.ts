import { makeResetStyles } from '@fluentui/react-components';

/**
 * Styles of the document's body. Its background is seen only where the page's scrollbar was: a dialog keeps that place free
 * and cannot dim it, so it has the colour that the page has below the dialog.
 */
export const useBodyStyles = makeResetStyles({
  margin: 0,
  // A word without an end goes on in the next line wherever it stands, and not out of what it stands in.
  overflowWrap: 'break-word',
  // A dialog's title stands in a grid, which would be as wide as the word.
  '& .fui-DialogTitle': { overflowWrap: 'anywhere' },
  // What is pressed with a finger: a screen's buttons, those that send a form or leave it, and headings that sort.
  '@media (pointer: coarse)': {
    '& :is(.fui-Button, .fui-TableHeaderCell__button, form button[type="submit"], form button[type="submit"] ~ button)': {
      minHeight: '44px',
    },
    // A menu's entries, 20 px high, lie one upon another: what deletes a film is next to what edits it.
    '& .fui-MenuItem': { paddingBlock: '12px' },
  },
  ':has(.fui-DialogSurface__backdrop)': {
    // Held by the page, not by a box that Fluent's `hidden` would make: bars that stick would leave with the text above.
    overflowY: 'clip',
    backgroundColor: '#969696',
    '@media (prefers-color-scheme: dark)': { backgroundColor: '#0f0f0f' },
  },
});
