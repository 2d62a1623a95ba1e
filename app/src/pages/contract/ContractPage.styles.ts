import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';

/** Styles of the page around a contract. */
export const useContractPageStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', height: '100dvh', '@media print': { display: 'block', height: 'auto' } },
  /** The portal's; what stands below it is the provider's. */
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: `calc(2 * ${tokens.spacingHorizontalL} + 1px)`,
    rowGap: tokens.spacingVerticalXS,
    padding: '12px 16px',
    backgroundColor: tokens.colorNeutralBackground1,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    // A frame is not broken from one sheet to the next where it could begin on the next.
    '@media print': { display: 'none' },
  },
  title: {
    ...typographyStyles.body1,
    position: 'relative',
    // In the gap before it; where the title has gone to a line of its own that is outside of the page.
    '::before': {
      content: '""',
      position: 'absolute',
      top: 0,
      bottom: 0,
      left: `calc(-1 * ${tokens.spacingHorizontalL} - 1px)`,
      borderLeft: `1px solid ${tokens.colorNeutralStroke1}`,
    },
  },
  content: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    minHeight: 0,
    '@media print': { display: 'block' },
  },
  frame: { flexGrow: 1, width: '100%', border: 'none', backgroundColor: 'Canvas' },
});
