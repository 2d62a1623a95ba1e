import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { focusRing } from '../focusRing.styles.ts';

/** Styles of one row of a list. */
export const useArrayFieldItemTemplateStyles = makeStyles({
  card: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalM,
    padding: tokens.spacingVerticalL,
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground2,
    ...focusRing,
  },
  heading: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: '32px' },
  title: typographyStyles.body1Strong,
  line: { display: 'flex', alignItems: 'end', columnGap: tokens.spacingHorizontalS },
  field: { flexGrow: 1, minWidth: 0 },
});
