import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';

/** Styles of My Profile and Change Password. */
export const useProfilePageStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalL, maxWidth: '840px', minWidth: 0 },
  narrow: { maxWidth: '480px' },
  card: {
    boxSizing: 'border-box',
    padding: '24px',
    minWidth: 0,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    '@media (max-width: 639px)': { padding: '20px 16px' },
  },
  heading: { ...typographyStyles.subtitle2, margin: 0 },
  hint: { ...typographyStyles.body1, margin: 0, marginBottom: tokens.spacingVerticalM, color: tokens.colorNeutralForeground2 },
  skeleton: { display: 'grid', rowGap: tokens.spacingVerticalL },
});
