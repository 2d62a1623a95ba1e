import type { FormModule } from '../../validation/types.ts';
import { remembered } from '../data/remembered.ts';
import type { FixedSchema } from '../fields/fixedSchema.ts';
import { comesBack } from './partsWithin.ts';

const asking = new WeakMap<object, boolean>();

/** Whether a uiSchema says anywhere how deep parts begin open. */
const asksForFolds = (uiSchema: object): boolean =>
  remembered(asking, uiSchema, () => /"(ui:)?foldDepth":/.test(JSON.stringify(uiSchema)));

/** Whether a field of a form is a part that can fold, as far as its schema says. */
export function mayFold(fixed: FixedSchema | undefined, { schema, uiSchema }: FormModule): boolean {
  const isPart = !fixed || fixed.kind === 'object' || fixed.kind === 'array';
  return isPart && (comesBack(schema) || asksForFolds(uiSchema));
}
