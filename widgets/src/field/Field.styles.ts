import { makeResetStyles, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';

/** The box around one field. */
export const useFieldClass = makeResetStyles({ display: 'grid', minWidth: 0 });

/** The name above a control. */
export const useLabelClass = makeResetStyles({
  maxWidth: 'max-content',
  paddingTop: tokens.spacingVerticalXXS,
  paddingBottom: tokens.spacingVerticalXXS,
  marginBottom: tokens.spacingVerticalXXS,
  color: tokens.colorNeutralForeground1,
  fontFamily: tokens.fontFamilyBase,
  fontSize: tokens.fontSizeBase300,
  lineHeight: tokens.lineHeightBase300,
});

/** What stands below a control. */
export const useNoteClass = makeResetStyles({
  ...typographyStyles.caption1,
  marginTop: tokens.spacingVerticalXXS,
  color: tokens.colorNeutralForeground3,
});

/** Styles of the parts that only some fields have. */
export const useFieldStyles = makeStyles({
  mark: { color: tokens.colorPaletteRedForeground3, paddingLeft: tokens.spacingHorizontalXS },
  error: { color: tokens.colorPaletteRedForeground1, paddingLeft: `calc(12px + ${tokens.spacingHorizontalXS})` },
  sign: {
    width: '12px',
    height: '12px',
    marginLeft: `calc(-12px - ${tokens.spacingHorizontalXS})`,
    marginRight: tokens.spacingHorizontalXS,
    verticalAlign: '-1px',
  },
});
