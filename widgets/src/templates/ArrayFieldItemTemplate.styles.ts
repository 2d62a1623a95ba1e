import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';

/** Styles of one row of a list. */
export const useArrayFieldItemTemplateStyles = makeStyles({
  card: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateAreas: '"title buttons" "body body"',
    alignItems: 'center',
    rowGap: tokens.spacingVerticalM,
    padding: tokens.spacingVerticalL,
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  title: { ...typographyStyles.body1Strong, gridArea: 'title' },
  buttons: { display: 'flex', gridArea: 'buttons', minHeight: '32px' },
  tools: { display: 'flex', columnGap: tokens.spacingHorizontalXXS, flexShrink: 0 },
  body: { gridArea: 'body', minWidth: 0 },
  line: { display: 'flex', alignItems: 'end', columnGap: tokens.spacingHorizontalS },
  field: { flexGrow: 1, minWidth: 0 },
});
