import { makeStyles, tokens } from '@fluentui/react-components';
import { spokenOnly } from '../../../components/spokenOnly.styles.ts';

/** Styles of the library at the staff desk. */
export const useLibraryStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalL, minWidth: 0 },
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  tabs: { flexWrap: 'wrap', minWidth: 0, marginInlineStart: `calc(-1 * ${tokens.spacingHorizontalM})` },
  add: { marginInlineStart: 'auto' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalXS },
  action: { position: 'relative', '@media (pointer: coarse)': { minHeight: '40px' } },
  // The spinner stands over the word: a button that grew moved those behind it under the pointer.
  covered: { visibility: 'hidden' },
  spoken: spokenOnly,
  spinner: { position: 'absolute', inset: 0 },
});
