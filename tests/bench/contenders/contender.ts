/** A form library under measurement, mounted into an element of its own. */
export interface Contender {
  readonly name: string;
  /** Draws the form with `data`; resolves when React has committed. */
  mount(container: HTMLElement, data: Readonly<Record<string, unknown>>): void;
  unmount(): void;
}

/** A film with `rows` people in its cast. */
export const filmWithCast = (rows: number) => ({
  title: 'A film',
  description: 'What it is about.',
  year: '2024',
  cast: Array.from({ length: rows }, (_, index) => ({ name: `Person ${index}`, role: `Role ${index}` })),
});
