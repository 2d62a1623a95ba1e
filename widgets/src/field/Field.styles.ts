import { makeResetStyles, tokens, typographyStyles } from '@fluentui/react-components';

/**
 * Class of the box around one field; `data-span="all"` makes it as wide as all columns. One class styles all that stands
 * directly in it, because there may be thousands: a label with an id (`data-required`: with its mark), errors and a hint.
 */
export const useFieldClass = makeResetStyles({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  '&[data-span="all"]': { gridColumnStart: 1, gridColumnEnd: -1 },
  '& > label[id]': {
    alignSelf: 'start',
    padding: `${tokens.spacingVerticalXXS} 0`,
    marginBottom: tokens.spacingVerticalXXS,
    color: tokens.colorNeutralForeground1,
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  '& > label[data-required]::after': {
    // Nothing to be read aloud, where the browser knows how to say so: the control says that it is required.
    content: ['"*"', '"*" / ""'],
    paddingInlineStart: tokens.spacingHorizontalXS,
    color: tokens.colorPaletteRedForeground3,
  },
  '& > [data-note]': {
    ...typographyStyles.caption1,
    marginTop: tokens.spacingVerticalXXS,
    color: tokens.colorNeutralForeground3,
  },
  '& > [data-note="error"]': {
    position: 'relative',
    paddingInlineStart: `calc(12px + ${tokens.spacingHorizontalXS})`,
    color: tokens.colorPaletteRedForeground1,
    '& > svg': { position: 'absolute', insetInlineStart: 0, top: '2px', fontSize: '12px' },
  },
});
