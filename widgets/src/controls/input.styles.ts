import { makeResetStyles, tokens } from '@fluentui/react-components';
import { boxLook, lineHeight, ownBox } from './box.styles.ts';

/** Class of an `<input>` that text is typed into. */
export const useInputClass = makeResetStyles({ ...ownBox, ...lineHeight, padding: `0 ${tokens.spacingHorizontalM}` });

/** Class of the box around an `<input>` and what stands behind it in the same frame. */
export const useInputBoxClass = makeResetStyles({
  ...boxLook((state) => `:has(> ${state})`, ':focus-within'),
  ...lineHeight,
  display: 'flex',
  alignItems: 'center',
  columnGap: tokens.spacingHorizontalXXS,
  paddingInlineEnd: tokens.spacingHorizontalMNudge,
  '& > input': {
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
    '::placeholder': { color: tokens.colorNeutralForeground4, opacity: 1 },
    ':disabled': { cursor: 'not-allowed' },
  },
  '& > span': { color: tokens.colorNeutralForeground3 },
});
