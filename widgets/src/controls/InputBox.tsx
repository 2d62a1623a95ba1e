import type { ReactNode } from 'react';
import { useInputBoxClass } from './input.styles.ts';

/** The frame around an `<input>` and what stands behind it. */
export function InputBox({ children }: { readonly children: ReactNode }) {
  return <span className={useInputBoxClass()}>{children}</span>;
}
