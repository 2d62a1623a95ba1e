import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { spokenOnly } from '../spoken.styles.ts';

/** Styles of a file upload. */
export const useFileUploadStyles = makeStyles({
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
  files: { display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyleType: 'none' },
  file: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    rowGap: tokens.spacingVerticalXS,
    minWidth: 0,
    paddingBlock: tokens.spacingVerticalS,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  text: { flexGrow: 1, flexBasis: '140px', minWidth: 0, display: 'flex', flexDirection: 'column', rowGap: '2px' },
  name: { ...typographyStyles.body1Strong, overflowWrap: 'anywhere' },
  detail: {
    ...typographyStyles.caption1,
    color: tokens.colorNeutralForeground3,
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
  },
  problem: { ...typographyStyles.body1, color: tokens.colorStatusDangerForeground1, overflowWrap: 'anywhere' },
  buttons: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    rowGap: tokens.spacingVerticalS,
  },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    marginInlineStart: 'auto',
  },
  button: { '@media (pointer: coarse)': { minHeight: '40px' } },
  drop: { '@media (pointer: coarse)': { display: 'none' } },
  spoken: spokenOnly,
});
