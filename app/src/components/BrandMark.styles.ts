import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';

/** Styles of the product's mark and name. */
export const useBrandMarkStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalMNudge,
    ...typographyStyles.subtitle2,
    color: tokens.colorNeutralForeground1,
  },
  mark: {
    flexShrink: 0,
    width: '28px',
    height: '28px',
    color: tokens.colorBrandBackground,
  },
});
