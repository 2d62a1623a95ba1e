import { makeStyles } from '@fluentui/react-components';

/** Styles of what staff write to filmmakers: in its own lines, and within its place, however long a word or a link in it is. */
export const useStaffWordsStyles = makeStyles({ words: { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } });
