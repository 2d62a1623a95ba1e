import { makeStyles, tokens } from '@fluentui/react-components';

/** Styles shared by single-line controls: the full width of their column, touch targets of 40 px. */
export const useControlStyles = makeStyles({
  control: { width: '100%', minWidth: 0, '@media (pointer: coarse)': { minHeight: '40px' } },
  readOnly: {
    backgroundColor: tokens.colorNeutralBackground3,
    '&::after': { display: 'none' },
  },
  inside: { '@media (pointer: coarse)': { minWidth: '40px', minHeight: '40px' } },
});
