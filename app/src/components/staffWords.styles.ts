import { makeStyles } from '@fluentui/react-components';
import { ownScript } from './ownScript.styles.ts';

/** Styles of what staff write to filmmakers: in its own lines, and within its place, however long a word or a link in it is. */
export const useStaffWordsStyles = makeStyles({ words: { whiteSpace: 'pre-line', overflowWrap: 'anywhere', ...ownScript } });
