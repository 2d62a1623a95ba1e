import type { Rule } from './types.ts';

/** Whether a rule leaves whole rows of a list out of what is sent, so that those behind them are sent at other places. */
export const dropsRows = ({ target, hidden }: Rule): boolean => hidden === 'drop' && target.endsWith('/-');
