import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';

/** Styles of banners. */
export const useBannerStyles = makeStyles({
  bar: {
    ...typographyStyles.body1,
    display: 'flex',
    columnGap: tokens.spacingHorizontalS,
    marginBottom: tokens.spacingVerticalL,
    padding: '9px 12px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground1,
    overflowWrap: 'anywhere',
    '& > svg': { flexShrink: 0 },
  },
  error: {
    border: `1px solid ${tokens.colorStatusDangerBorder1}`,
    backgroundColor: tokens.colorStatusDangerBackground1,
    '& > svg': { color: tokens.colorStatusDangerForeground1 },
  },
  success: {
    border: `1px solid ${tokens.colorStatusSuccessBorder1}`,
    backgroundColor: tokens.colorStatusSuccessBackground1,
    '& > svg': { color: tokens.colorStatusSuccessForeground1 },
  },
});
