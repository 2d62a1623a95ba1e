/** What is to be pressed. Titles of rows, headings that sort and lines of a list are other buttons, which say something. */
const pressed = '& :is(.fui-Button, .fui-MenuButton, form button:not([role="tab"], [aria-expanded]))';

/** A choice that nobody has made. */
const unchosen = '& select:has(> [value=""]:checked)';

/** Of a field that holds nothing. */
const unsaid = { WebkitTextFillColor: 'transparent' } as const;

/** What a screen leaves out on paper: what is to be pressed, and in fields without a value what asks for one, which would look like it. */
export const paper = { [pressed]: { display: 'none' }, '& :placeholder-shown': unsaid, [unchosen]: unsaid } as const;
