import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';

/** Styles of what stands below a date and time. */
export const useDateTimeStyles = makeStyles({
  notes: {
    ...typographyStyles.caption1,
    marginTop: tokens.spacingVerticalXXS,
    color: tokens.colorNeutralForeground3,
    ':empty': { display: 'none' },
  },
  sooner: { color: tokens.colorStatusWarningForeground3, ':empty': { display: 'none' } },
});
