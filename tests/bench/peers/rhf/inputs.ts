import type { ComponentType, ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

/** What both looks draw a control from. */
interface ControlProps {
  readonly label: string;
  readonly error: string | undefined;
  readonly control: UseFormRegisterReturn;
}

/** The controls of one look. */
export interface Inputs {
  readonly Text: ComponentType<
    ControlProps & { readonly value: string; readonly readOnly?: boolean; readonly multiline?: boolean }
  >;
  readonly Select: ComponentType<ControlProps & { readonly options: readonly string[]; readonly multiple: boolean }>;
  readonly Check: ComponentType<ControlProps>;
  readonly Button: ComponentType<{ readonly children: ReactNode; readonly submit?: boolean; readonly onClick?: () => void }>;
}
