import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { focusRing } from '../focusRing.styles.ts';

/** Styles of a list. */
export const useArrayFieldTemplateStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalS, minWidth: 0, ...focusRing },
  rows: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalM,
    '& > *': { flexShrink: 0 },
    // Rows out of sight are text without a theme around it, so that thousands cost nothing.
    '& > [data-resting]': {
      boxSizing: 'border-box',
      padding: tokens.spacingVerticalL,
      borderRadius: tokens.borderRadiusLarge,
      border: `1px solid ${tokens.colorNeutralStroke2}`,
      backgroundColor: tokens.colorNeutralBackground2,
      '& > strong': { display: 'block', fontWeight: tokens.fontWeightSemibold },
      '& > span': { overflowWrap: 'anywhere' },
    },
    // Among system colours a box has no shadow. Without a background each letter in it would have this one.
    '& > [data-drop]': { backgroundColor: tokens.colorNeutralBackground2 },
    '& > [data-drop="before"]': { filter: `drop-shadow(0 -3px 0 ${tokens.colorBrandStroke1})` },
    '& > [data-drop="after"]': { filter: `drop-shadow(0 3px 0 ${tokens.colorBrandStroke1})` },
  },
  empty: {
    ...typographyStyles.body1,
    color: tokens.colorNeutralForeground3,
    padding: tokens.spacingVerticalM,
    borderRadius: tokens.borderRadiusMedium,
    border: `1px dashed ${tokens.colorNeutralStroke1}`,
    textAlign: 'center',
  },
  footer: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: tokens.spacingHorizontalM },
  button: { '@media (pointer: coarse)': { minHeight: '44px' } },
});
