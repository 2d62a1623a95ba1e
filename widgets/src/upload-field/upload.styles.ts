import { tokens, typographyStyles } from '@fluentui/react-components';
import { spokenOnly } from '../spoken.styles.ts';

/** Styles that all upload fields share: each spreads them into its own. */
export const uploadStyles = {
  root: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalS,
    minWidth: 0,
    padding: tokens.spacingVerticalM,
    marginBottom: tokens.spacingVerticalXXS,
    borderRadius: tokens.borderRadiusMedium,
    border: `1px dashed ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  dropping: {
    border: `1px dashed ${tokens.colorBrandStroke1}`,
    backgroundColor: tokens.colorBrandBackground2,
  },
  list: { display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyleType: 'none' },
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    rowGap: tokens.spacingVerticalXS,
    minWidth: 0,
  },
  underline: { paddingBlock: tokens.spacingVerticalS, borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  buttons: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    rowGap: tokens.spacingVerticalS,
  },
  button: { '@media (pointer: coarse)': { minHeight: '44px' } },
  name: { ...typographyStyles.body1Strong, overflowWrap: 'anywhere' },
  detail: {
    ...typographyStyles.caption1,
    color: tokens.colorNeutralForeground3,
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
  },
  drop: { '@media (pointer: coarse), print': { display: 'none' } },
  problem: { ...typographyStyles.body1, color: tokens.colorPaletteRedForeground1, overflowWrap: 'anywhere' },
  spoken: spokenOnly,
} as const;
