import type { ReactNode } from 'react';
import type { SchemaFormProps } from './types.ts';

/** Draws a form module: its fields, its buttons, its errors. */
export function SchemaForm(_props: SchemaFormProps): ReactNode {
  return null;
}
