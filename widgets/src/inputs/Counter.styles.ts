import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { counterMargin } from '../controls/boxSizes.styles.ts';
import { spokenOnly } from '../spoken.styles.ts';

/** Styles of the count below a text. */
export const useCounterStyles = makeStyles({
  root: { position: 'relative', textAlign: 'right', marginTop: counterMargin },
  count: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
  over: { color: tokens.colorPaletteRedForeground1, fontWeight: tokens.fontWeightSemibold },
  spoken: spokenOnly,
});
