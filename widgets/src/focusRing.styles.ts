import { tokens } from '@fluentui/react-components';

/** The focus ring of things that Fluent does not draw one for: groups and headings that take the focus. */
export const focusRing = {
  outlineStyle: 'none',
  ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
} as const;
