import { makeStyles } from '@fluentui/react-components';

/** Room that a widget takes while its code is fetched: one line, or a box of several. */
export const useRoomStyles = makeStyles({
  line: { minHeight: '32px', '@media (pointer: coarse)': { minHeight: '44px' } },
  box: { minHeight: '88px' },
});
