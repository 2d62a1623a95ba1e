import { makeResetStyles } from '@fluentui/react-components';
import { linkLook } from './linkLook.ts';

/** Class of a link within a text. */
export const useInlineClass = makeResetStyles({ ...linkLook, textDecorationLine: 'underline' });
