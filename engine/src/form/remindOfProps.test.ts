import { afterEach, expect, it, vi } from 'vitest';
import { checkProps } from './checkProps.ts';
import { remindOfProps } from './remindOfProps.ts';
import type { SchemaFormProps } from './types.ts';

const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
afterEach(() => warned.mockClear());

it('says of a prop of rjsf that nothing goes by it, what is done instead, and says it once', () => {
  remindOfProps({ formData: {}, readonly: true, idPrefix: 'a', disabled: true });
  remindOfProps({ formData: {} });
  expect(warned.mock.calls).toEqual([
    ["SchemaForm has no 'formData': 'initialData' is what it begins with, 'replace' and 'setValue' of its handle change that."],
    ["SchemaForm has no 'readonly': it is called 'readOnly'."],
  ]);
});

it('is said of the props of a form', () => {
  const theme = { rjsf: {}, ErrorSummary: () => null, Actions: () => null, RestoreNotice: () => null };
  const props: unknown = { form: { checks: {} }, theme, liveValidate: true };
  checkProps(props as SchemaFormProps); // what JavaScript lets through
  expect(warned).toHaveBeenCalledExactlyOnceWith(
    "SchemaForm has no 'liveValidate': a field is judged when it is left, and from then on.",
  );
});

it('says it of every other prop that rjsf has, too', () => {
  remindOfProps({ formContext: {}, noHtml5Validate: true, experimental_defaultFormStateBehavior: {} });
  expect(warned.mock.calls).toEqual([
    [
      "SchemaForm has no 'formContext': 'context' has the host's facts, which widgets subscribe to with 'subscribe' and 'context' of useFormRuntime().",
    ],
    ["SchemaForm has no 'noHtml5Validate': the browser never judges."],
    [
      "SchemaForm has no 'experimental_defaultFormStateBehavior': defaults begin documents that are new, and a saved one stays as it is.",
    ],
  ]);
});
