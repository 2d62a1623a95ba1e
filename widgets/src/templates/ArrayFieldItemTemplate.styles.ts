import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { labelHeight } from '../field/labelHeight.styles.ts';

/** Styles of one row of a list. What is in a card without a place of its own is its body. */
export const useArrayFieldItemTemplateStyles = makeStyles({
  card: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateAreas: '"title tools" "body body"',
    alignItems: 'center',
    rowGap: tokens.spacingVerticalM,
    padding: tokens.spacingVerticalL,
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground2,
    '& > *': { gridArea: 'body', minWidth: 0 },
    '& > :first-child': { ...typographyStyles.body1Strong, gridArea: 'title' },
    '& > :last-child': { gridArea: 'tools', minHeight: '32px' },
  },
  line: {
    display: 'flex',
    alignItems: 'start',
    columnGap: tokens.spacingHorizontalS,
    '& > :first-child': { flexGrow: 1, minWidth: 0 },
  },
  /** Beside a control, whatever stands below that: its label is above. */
  beside: { marginTop: labelHeight },
  tools: { display: 'flex', columnGap: tokens.spacingHorizontalXXS, flexShrink: 0 },
});
