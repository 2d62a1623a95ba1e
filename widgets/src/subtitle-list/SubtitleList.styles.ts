import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { uploadStyles } from '../upload-field/upload.styles.ts';

/** Styles of a subtitle list. */
export const useSubtitleListStyles = makeStyles({
  ...uploadStyles,
  root: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalM,
    minWidth: 0,
    marginBottom: tokens.spacingVerticalS,
  },
  row: { ...uploadStyles.underline, minWidth: 0 },
  rowText: { flexGrow: 1, flexBasis: '160px', minWidth: 0, display: 'flex', flexDirection: 'column' },
  rejected: { ...typographyStyles.caption1Strong, color: tokens.colorPaletteRedForeground1 },
  note: { ...typographyStyles.caption1, overflowWrap: 'anywhere' },
  add: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    columnGap: tokens.spacingHorizontalM,
    rowGap: tokens.spacingVerticalS,
    padding: tokens.spacingVerticalM,
    borderRadius: tokens.borderRadiusMedium,
    border: `1px dashed ${tokens.colorNeutralStroke1}`,
  },
  language: { flexGrow: 1, flexBasis: '200px', maxWidth: '320px', minWidth: 0 },
  findings: { ...typographyStyles.body1, minWidth: 0 },
  reasons: {
    margin: 0,
    paddingInlineStart: tokens.spacingHorizontalXL,
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
  },
  preview: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalS, paddingBlock: tokens.spacingVerticalS },
  film: { width: '100%', maxWidth: '640px', aspectRatio: '16 / 9', backgroundColor: tokens.colorNeutralBackgroundInverted },
  cues: {
    position: 'relative',
    maxHeight: '320px',
    overflowY: 'auto',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  cue: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: tokens.spacingHorizontalM,
    paddingBlock: tokens.spacingVerticalXS,
  },
  cueText: { ...typographyStyles.body1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  moreCues: { alignSelf: 'start' },
});
