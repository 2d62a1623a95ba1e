import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';

/** Styles of the line that a part is folded to. */
export const useFoldedPartStyles = makeStyles({
  line: {
    ...typographyStyles.body1Strong,
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: tokens.spacingHorizontalS,
    maxWidth: '100%',
    verticalAlign: 'bottom',
  },
  text: {
    fontWeight: tokens.fontWeightRegular,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  count: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
});
