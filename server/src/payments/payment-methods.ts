import type { FormName } from '@reelform/schemas/api';
import { isObject } from '../is-object.ts';
import type { SchemasFile } from '../schemas-file.ts';

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

/** Reads the payment methods. @throws {FileFlaw} when it has another shape or no method */
export function readPaymentMethods({ data, flaw }: SchemasFile): readonly PaymentMethod[] {
  const wanted = "The file must be a list of methods with 'value', 'label', 'hint', 'form' and 'shown'";
  if (!Array.isArray(data) || data.length === 0) throw flaw([], `${wanted}.`);
  return data.map((entry: unknown, index) => {
    const { value, label, hint, form, shown } = isObject(entry) ? entry : {};
    const isWhole =
      typeof value === 'string' && typeof label === 'string' && typeof hint === 'string' && typeof shown === 'string';
    if (!isWhole || !isForm(form)) throw flaw([index], `${wanted}; 'form' is one of ${forms.join(', ')}.`);
    return { value, label, hint, form, shown };
  });
}
