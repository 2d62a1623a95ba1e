import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { focusRing } from '../focusRing.styles.ts';

/** Styles of a list. */
export const useArrayFieldTemplateStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalS, minWidth: 0, ...focusRing },
  rows: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalM },
  empty: {
    ...typographyStyles.body1,
    color: tokens.colorNeutralForeground3,
    padding: tokens.spacingVerticalM,
    borderRadius: tokens.borderRadiusMedium,
    border: `1px dashed ${tokens.colorNeutralStroke1}`,
    textAlign: 'center',
  },
  footer: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: tokens.spacingHorizontalM },
  button: { '@media (pointer: coarse)': { minHeight: '40px' } },
});
