import { makeStyles, tokens } from '@fluentui/react-components';

const system = '@media (forced-colors: active)';

/** Styles of a switch: the box of a choice as a track, its mark as the thumb on it. */
export const useSwitchStyles = makeStyles({
  root: {
    '& > [role="switch"]': {
      width: '36px',
      height: '20px',
      margin: '0',
      borderRadius: tokens.borderRadiusCircular,
      '::before': {
        inset: 'auto',
        insetBlockStart: '2px',
        insetInlineStart: '2px',
        width: '14px',
        height: '14px',
        borderRadius: tokens.borderRadiusCircular,
        clipPath: 'none',
        backgroundColor: tokens.colorNeutralStrokeAccessible,
        opacity: 1,
        [system]: { backgroundColor: 'ButtonText', forcedColorAdjust: 'none' },
      },
      ':checked::before': {
        insetInlineStart: '18px',
        backgroundColor: tokens.colorNeutralForegroundInverted,
        [system]: { backgroundColor: 'Highlight' },
      },
      ':disabled::before': {
        backgroundColor: tokens.colorNeutralForegroundDisabled,
        [system]: { backgroundColor: 'GrayText' },
      },
    },
  },
});
