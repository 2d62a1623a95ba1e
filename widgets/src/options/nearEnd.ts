import type { UIEvent } from 'react';

/** How far from the end of a list the following page is asked for, in pixels. */
const nearness = 80;

/** Whether a list was scrolled near its end. */
export const isNearEnd = ({ currentTarget }: UIEvent<HTMLElement>): boolean =>
  currentTarget.scrollTop > 0 && currentTarget.scrollHeight - currentTarget.scrollTop - currentTarget.clientHeight < nearness;
