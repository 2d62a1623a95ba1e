import { makeResetStyles, tokens } from '@fluentui/react-components';
import { lineHeight } from './box.styles.ts';

/** Class of a `<select>`, beside that of its box. */
export const useSelectClass = makeResetStyles({
  ...lineHeight,
  appearance: 'none',
  padding: 0,
  paddingInlineStart: tokens.spacingHorizontalM,
  paddingInlineEnd: '34px',
  cursor: 'pointer',
});

/** Class of the box around a `<select>` and its arrow. */
export const useSelectBoxClass = makeResetStyles({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  '& > svg': {
    position: 'absolute',
    insetInlineEnd: tokens.spacingHorizontalMNudge,
    fontSize: '20px',
    color: tokens.colorNeutralStrokeAccessible,
    pointerEvents: 'none',
    // The system leaves pictures the colour that they have of their own.
    '@media (forced-colors: active)': { color: 'ButtonText' },
  },
  '& > :disabled + svg': {
    color: tokens.colorNeutralForegroundDisabled,
    '@media (forced-colors: active)': { color: 'GrayText' },
  },
});
