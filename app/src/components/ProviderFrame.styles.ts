import { makeStyles, tokens } from '@fluentui/react-components';
import { spokenOnly } from './spokenOnly.styles.ts';

/** Styles of {@link ProviderFrame}. */
export const useProviderFrameStyles = makeStyles({
  /** Over the empty frame, whose height the page takes that is on its way. */
  wait: {
    position: 'absolute',
    top: '96px',
    insetInlineStart: '0',
    insetInlineEnd: '0',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    rowGap: tokens.spacingVerticalM,
    '@media print': { display: 'none' },
  },
  sending: spokenOnly,
});
