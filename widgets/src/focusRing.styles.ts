import { tokens } from '@fluentui/react-components';

/** The attribute that providers put on what has the focus while the keyboard is used. */
export const keyboardFocusMark = 'data-fui-focus-visible';

/**
 * What bears it. The browser's own `:focus-visible` would also ring a button that was pressed with the mouse and got its
 * focus back from the engine.
 */
export const keyboardFocus = `[${keyboardFocusMark}]`;

/** The focus ring of things that Fluent does not draw one for: groups and headings that take the focus. */
export const focusRing = {
  outlineStyle: 'none',
  ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
} as const;
