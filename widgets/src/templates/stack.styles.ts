import { makeStyles, tokens } from '@fluentui/react-components';

/** Styles of things that stand one below the other. */
export const useStackStyles = makeStyles({
  stack: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalM, minWidth: 0 },
  /** What stands below members of the object that it belongs to. */
  below: { ':not(:first-child)': { marginTop: tokens.spacingVerticalL } },
});
