import { tokens } from '@fluentui/react-components';

/** How far below the top of a field its control begins. */
export const labelHeight = `calc(${tokens.lineHeightBase300} + 3 * ${tokens.spacingVerticalXXS})`;
