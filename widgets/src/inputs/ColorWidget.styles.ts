import { makeStyles, tokens } from '@fluentui/react-components';
import { focusRing } from '../focusRing.styles.ts';

/** Styles of a colour. */
export const useColorStyles = makeStyles({
  root: {
    printColorAdjust: 'exact', // browsers leave backgrounds out of what they print
    width: '64px',
    height: '32px',
    padding: '2px',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    backgroundColor: tokens.colorNeutralBackground1,
    '@media (pointer: coarse)': { height: '44px' },
    ...focusRing,
  },
});
