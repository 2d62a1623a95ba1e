/** What is to be pressed. Titles of rows, headings that sort and lines of a list are other buttons, which say something. */
const pressed = '& :is(.fui-Button, .fui-MenuButton, form button:not([role="tab"], [aria-expanded]))';

/** What a screen leaves out on paper. */
export const paper = { [pressed]: { display: 'none' } } as const;
