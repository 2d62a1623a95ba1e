import { makeResetStyles } from '@fluentui/react-components';
import { linkLook } from './linkLook.ts';

/** Class of a link. */
export const useLinkClass = makeResetStyles({ ...linkLook, textDecorationLine: 'none' });
