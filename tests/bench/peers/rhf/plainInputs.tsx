import type { ReactNode } from 'react';
import type { Inputs } from './inputs.ts';

const Labelled = ({ label, error, children }: { label: string; error: string | undefined; children: ReactNode }) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the control is among the children
  <label>
    {label}
    {children}
    {error && <span role="alert">{error}</span>}
  </label>
);

/** The browser's own controls. */
export const plainInputs: Inputs = {
  Text: ({ label, error, control, readOnly, multiline, value }) => (
    <Labelled label={label} error={error}>
      {multiline ? (
        <textarea {...control} defaultValue={value} aria-invalid={Boolean(error)} />
      ) : (
        <input type="text" {...control} defaultValue={value} readOnly={readOnly} aria-invalid={Boolean(error)} />
      )}
    </Labelled>
  ),
  Select: ({ label, error, control, options, multiple }) => (
    <Labelled label={label} error={error}>
      <select {...control} multiple={multiple} aria-invalid={Boolean(error)}>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </Labelled>
  ),
  Check: ({ label, error, control }) => (
    <Labelled label={label} error={error}>
      <input type="checkbox" {...control} />
    </Labelled>
  ),
  Button: ({ children, submit, onClick }) => (
    <button type={submit ? 'submit' : 'button'} onClick={onClick}>
      {children}
    </button>
  ),
};
