import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { ownScript } from '../../ownScript.styles.ts';

/** Styles of the comparison of two versions. */
export const useConflictStyles = makeStyles({
  intro: { ...typographyStyles.body1, margin: 0, paddingBottom: tokens.spacingVerticalM },
  field: {
    display: 'flex',
    flexDirection: 'column',
    padding: `${tokens.spacingVerticalM} 0`,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  name: { ...typographyStyles.body1Strong },
  option: { display: 'flex', flexDirection: 'column', overflowWrap: 'anywhere' },
  value: ownScript,
  side: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
});
