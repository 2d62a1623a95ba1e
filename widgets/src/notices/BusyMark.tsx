import { useBusyMarkClass } from './BusyMark.styles.ts';

/** A turning ring on a button that is at work; the button's text says the same. */
export function BusyMark() {
  return <span aria-hidden="true" className={useBusyMarkClass()} />;
}
