import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { spokenOnly } from '../spoken.styles.ts';

/** Styles of widgets that choose from a list. */
export const useOptionsStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalXS, minWidth: 0 },
  control: { minWidth: 0, width: '100%', '@media (pointer: coarse)': { minHeight: '40px' } },
  input: { minWidth: 0 },
  list: { maxHeight: 'min(320px, 60vh)', overflowY: 'auto' },
  line: { '@media (pointer: coarse)': { minHeight: '44px' } },
  hint: { ...typographyStyles.caption1, display: 'block', color: tokens.colorNeutralForeground3 },
  action: { color: tokens.colorBrandForeground1 },
  chips: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalXS, padding: `${tokens.spacingVerticalXXS} 0` },
  chip: { maxWidth: '100%' },
  spoken: spokenOnly,
});
