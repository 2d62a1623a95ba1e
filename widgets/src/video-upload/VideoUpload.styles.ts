import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { spokenOnly } from '../spoken.styles.ts';

/** Styles of a video upload. */
export const useVideoUploadStyles = makeStyles({
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
  buttons: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    rowGap: tokens.spacingVerticalS,
  },
  button: { '@media (pointer: coarse)': { minHeight: '40px' } },
  progress: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalXS },
  status: { ...typographyStyles.body1Strong, fontVariantNumeric: 'tabular-nums' },
  detail: {
    ...typographyStyles.caption1,
    color: tokens.colorNeutralForeground3,
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
  },
  drop: { '@media (pointer: coarse)': { display: 'none' } },
  link: { ...typographyStyles.caption1 },
  problem: { ...typographyStyles.body1, color: tokens.colorStatusDangerForeground1 },
  stored: { display: 'flex', columnGap: tokens.spacingHorizontalS, alignItems: 'start' },
  storedText: { display: 'flex', flexDirection: 'column', alignItems: 'start', minWidth: 0 },
  stamp: { display: 'flex', flexShrink: 0, fontSize: '20px', color: tokens.colorStatusSuccessForeground1 },
  spoken: spokenOnly,
});
