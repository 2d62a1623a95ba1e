import { makeStyles, tokens } from '@fluentui/react-components';
import { labelHeight } from '../field/labelHeight.styles.ts';

/** Styles of a property of free name. */
export const useWrapIfAdditionalStyles = makeStyles({
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'start',
    columnGap: tokens.spacingHorizontalS,
    rowGap: tokens.spacingVerticalM,
    '& > button': { marginTop: labelHeight },
  },
  key: { flexGrow: 1, flexBasis: '88px', minWidth: 0 },
  value: { flexGrow: 2, flexBasis: '112px', minWidth: 0 },
  /** A value whose label stands beside it. */
  box: { alignSelf: 'end' },
  /** A value of several controls stands below its name and the button, which comes last all the same. */
  group: { order: 1, flexBasis: '100%' },
});
