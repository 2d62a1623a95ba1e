import { Button, Checkbox, Field, Input, Select, Textarea } from '@fluentui/react-components';
import type { Inputs } from './inputs.ts';

/** Fluent's controls in its `Field`, as our own theme uses them; a multiple choice is the browser's, Fluent's `Select` has none. */
export const fluentInputs: Inputs = {
  Text: ({ label, error, control, readOnly, multiline, value }) => (
    <Field label={label} validationMessage={error ?? null}>
      {multiline ? (
        <Textarea {...control} defaultValue={value} />
      ) : (
        <Input {...control} defaultValue={value} readOnly={readOnly} />
      )}
    </Field>
  ),
  Select: ({ label, error, control, options, multiple }) => {
    const drawn = options.map((option) => <option key={option}>{option}</option>);
    return (
      <Field label={label} validationMessage={error ?? null}>
        {multiple ? (
          <select {...control} multiple>
            {drawn}
          </select>
        ) : (
          <Select {...control}>{drawn}</Select>
        )}
      </Field>
    );
  },
  Check: ({ label, control }) => <Checkbox label={label} {...control} />,
  Button: ({ children, submit, onClick }) => (
    <Button type={submit ? 'submit' : 'button'} onClick={onClick}>
      {children}
    </Button>
  ),
};
