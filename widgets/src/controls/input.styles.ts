import { makeResetStyles, tokens } from '@fluentui/react-components';
import { asHinted, asTyped, boxLook, lineHeight, ownBox, touchText } from './box.styles.ts';

/** Class of what is typed into or chosen from, beside one that says its size. */
export const useBoxClass = makeResetStyles(ownBox);

/**
 * Class of an `<input>` that text is typed into, beside that of its box. Its size is said and not found out, so that a key lays out the line that
 * it is typed into and nothing else, however many fields there are.
 */
export const useLineClass = makeResetStyles({
  ...asTyped,
  display: 'block',
  height: '32px',
  '@media (pointer: coarse)': { height: '44px', ...touchText },
  contain: 'layout size',
  padding: `0 ${tokens.spacingHorizontalM}`,
});

/** Class of the box around an `<input>` and what stands behind it in the same frame. */
export const useInputBoxClass = makeResetStyles({
  ...boxLook((state) => `:has(> ${state})`, ':focus-within'),
  ...lineHeight,
  display: 'flex',
  alignItems: 'center',
  columnGap: tokens.spacingHorizontalXXS,
  paddingInlineEnd: tokens.spacingHorizontalMNudge,
  '& > input': {
    ...asTyped,
    flexGrow: 1,
    minWidth: 0,
    alignSelf: 'stretch',
    boxSizing: 'border-box',
    padding: 0,
    paddingInlineStart: tokens.spacingHorizontalM,
    paddingInlineEnd: tokens.spacingHorizontalXXS,
    border: 'none',
    outlineStyle: 'none',
    font: 'inherit',
    color: 'inherit',
    backgroundColor: 'transparent',
    '::placeholder': asHinted,
    ':disabled': { cursor: 'not-allowed' },
  },
  '& > span': { color: tokens.colorNeutralForeground3 },
});
