import type { FormName } from '@reelform/schemas/api';
import type { OptionsFile } from '../asset-options.ts';

const forms = ['payment-ach', 'payment-wires', 'payment-paypal', 'payment-global-ach'] as const satisfies readonly FormName[];

/** Form in which the details of a method are entered. */
export type PaymentForm = (typeof forms)[number];

/** One way in which filmmakers are paid. */
export interface PaymentMethod {
  readonly value: string;
  readonly label: string;
  readonly hint: string;
  readonly form: PaymentForm;
  /** Field of the form whose last characters are shown again. */
  readonly shown: string;
}

const isForm = (value: unknown): value is PaymentForm => forms.some((form) => form === value);

/** Reads the payment methods. @throws naming the file when it has another shape or no method */
export function readPaymentMethods({ file, data }: OptionsFile): readonly PaymentMethod[] {
  const methods = (Array.isArray(data) ? data : []).flatMap((entry: Partial<Record<string, unknown>> | null) => {
    const { value, label, hint, form, shown } = entry ?? {};
    const isWhole =
      typeof value === 'string' && typeof label === 'string' && typeof hint === 'string' && typeof shown === 'string';
    return isWhole && isForm(form) ? [{ value, label, hint, form, shown }] : [];
  });
  if (!Array.isArray(data) || methods.length === 0 || methods.length !== data.length)
    throw new Error(`${file} must be a list of methods with 'value', 'label', 'hint', 'form' and 'shown'.`);
  return methods;
}
