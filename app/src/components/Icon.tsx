/** Outlines of the portal's icons, in a square of 24 by 24. */
const outlines = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  dashboard: 'M4 20V10M10 20V4M16 20v-7M21 20H3',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c.6-3.6 3.6-5.5 7.5-5.5s6.9 1.9 7.5 5.5',
  films: 'M4 5h16v14H4zM8 5v14M16 5v14M4 9.7h4M4 14.3h4M16 9.7h4M16 14.3h4',
  channel: 'M3.5 8h17v12h-17zM8 3.5L12 8l4-4.5M10.5 11.5v5l4-2.5z',
  resources: 'M3.5 6h6l2 2.5h9V19h-17z',
  payment: 'M3.5 6h17v12.5h-17zM3.5 10h17M7 15h4',
  question: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM9.5 9.5a2.5 2.5 0 1 1 3.6 2.3c-.7.4-1.1.9-1.1 1.7M12 16.8v.2',
  mail: 'M3.5 6h17v12.5h-17zM4 7l8 6.5L20 7',
  external: 'M13.5 4.5h6v6M19.5 4.5L11 13M17.5 14v5.5h-13v-13H10',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  chevron: 'M7 10l5 5 5-5',
  language: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3.5 9.5h17M3.5 14.5h17M12 3c-5 5.5-5 12.5 0 18c5-5.5 5-12.5 0-18z',
  key: 'M8 20a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM11 13l8.5-8.5M15.5 8.5l3 3M18 6l2 2',
  logout: 'M14 4.5H5.5v15H14M10.5 12h10M17 8.5l3.5 3.5-3.5 3.5',
} as const;

/** Name of an icon. */
export type IconName = keyof typeof outlines;

/** An icon in the colour of the text beside it, which says what it means. @default size 20 */
export const Icon = ({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={outlines[name]} fill="none" stroke="currentColor" strokeWidth="1.7" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);
