import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { ownScript } from '../../components/ownScript.styles.ts';

const phone = '@media (max-width: 639px)';

/** Styles of My Channel. */
export const useChannelStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalL, maxWidth: '960px', minWidth: 0 },
  card: {
    boxSizing: 'border-box',
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalL,
    minWidth: 0,
    padding: '24px',
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    [phone]: { padding: '20px 16px' },
  },
  message: { alignItems: 'center', textAlign: 'center', rowGap: tokens.spacingVerticalM, paddingBlock: '48px' },
  headline: { ...typographyStyles.subtitle2, margin: 0, maxWidth: '560px' },
  heading: { ...typographyStyles.title3, margin: 0 },
  hint: { ...typographyStyles.body1, margin: 0, maxWidth: '560px', color: tokens.colorNeutralForeground2 },
  reason: {
    padding: tokens.spacingHorizontalL,
    border: `1px solid ${tokens.colorStatusDangerBorder1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorStatusDangerBackground1,
    overflowWrap: 'anywhere',
  },
  reasonTitle: { ...typographyStyles.body1Strong, margin: 0, marginBottom: tokens.spacingVerticalXS },
  reasonText: { ...typographyStyles.body1, margin: 0, whiteSpace: 'pre-line', ...ownScript },
  panel: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalL, minWidth: 0 },
  tabs: { marginInline: `calc(-1 * ${tokens.spacingHorizontalM})` },
  about: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
  },
  clicks: { ...typographyStyles.body1, margin: 0, color: tokens.colorNeutralForeground2 },
  count: { ...typographyStyles.body1Strong, color: tokens.colorNeutralForeground1, fontVariantNumeric: 'tabular-nums' },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalS,
    [phone]: { width: '100%', '& > *': { flex: '1 1 auto' } },
  },
  fact: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  list: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalM, minWidth: 0, outlineStyle: 'none' },
});
