import { makeStyles, tokens } from '@fluentui/react-components';

/** Styles of a badge whose text may take several lines: Fluent's keeps the height of one, and the others leave it. */
export const useStateBadgeStyles = makeStyles({
  badge: {
    height: 'auto',
    minHeight: '20px',
    paddingTop: tokens.spacingVerticalXXS,
    paddingBottom: tokens.spacingVerticalXXS,
    whiteSpace: 'normal',
    textAlign: 'start',
    overflowWrap: 'anywhere',
  },
  large: { minHeight: '24px' },
});
