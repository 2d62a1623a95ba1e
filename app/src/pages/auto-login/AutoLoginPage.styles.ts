import { makeStyles, tokens } from '@fluentui/react-components';

/** Styles of the question that a login link asks. */
export const useAutoLoginStyles = makeStyles({
  choices: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalM, '& > button': { maxWidth: '100%' } },
});
