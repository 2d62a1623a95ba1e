import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';

/** Styles of widgets that show what was chosen beside their control, or as a text. */
export const useOptionsStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalXS, minWidth: 0 },
  summary: {
    ...typographyStyles.caption1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalS,
    color: tokens.colorNeutralForeground3,
  },
  many: { maxHeight: '150px', overflowY: 'auto' },
  // As high as its text where browsers can do so; elsewhere it is pulled larger.
  text: { fieldSizing: 'content', minHeight: 'auto', paddingBlock: '5px', resize: 'vertical' },
});
