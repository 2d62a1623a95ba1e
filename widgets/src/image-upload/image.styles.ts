import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { uploadStyles } from '../upload-field/upload.styles.ts';

/** Styles of a field of pictures. */
export const useImageStyles = makeStyles({
  ...uploadStyles,
  group: { rowGap: tokens.spacingVerticalM },
  cards: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
    gap: tokens.spacingHorizontalM,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  single: { gridTemplateColumns: 'minmax(0, 360px)' },
  card: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  picture: {
    display: 'block',
    width: '100%',
    aspectRatio: '16 / 9',
    objectFit: 'contain',
    backgroundColor: tokens.colorNeutralBackground4,
  },
  blank: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    aspectRatio: '16 / 9',
    color: tokens.colorNeutralForeground3,
    backgroundColor: tokens.colorNeutralBackground4,
    fontSize: '32px',
  },
  text: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'start',
    rowGap: tokens.spacingVerticalXS,
    minWidth: 0,
    padding: tokens.spacingHorizontalS,
  },
  rejected: { ...typographyStyles.caption1Strong, color: tokens.colorPaletteRedForeground1 },
  note: { ...typographyStyles.caption1, overflowWrap: 'anywhere' },
  link: { ...typographyStyles.caption1 },
});
