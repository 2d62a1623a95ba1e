import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';

/** Styles of the language menu. */
export const useLanguageMenuStyles = makeStyles({
  root: { position: 'relative', flexShrink: 0 },
  button: { minWidth: '40px', minHeight: '40px' },
  name: { '@media (max-width: 639px)': { display: 'none' } },
  failure: {
    ...typographyStyles.body1,
    position: 'absolute',
    zIndex: 4,
    top: 'calc(100% + 4px)',
    right: 0,
    width: 'max-content',
    maxWidth: 'min(320px, 80vw)',
    padding: '8px 12px',
    color: tokens.colorPaletteRedForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    borderRadius: tokens.borderRadiusMedium,
    boxShadow: tokens.shadow8,
  },
});
