import { buttonNamed } from './buttons.ts';
import type { CreateContender, Data, Schema } from './contender.ts';
import { resolved } from './resolved.ts';

/** Plain uncontrolled inputs and the browser's own validation, no library at all: the physical limit. */
export const create: CreateContender = ({ schema: root }) => {
  let form: HTMLFormElement | undefined;
  let complaints = 0;
  const button = (text: string, press: (button: HTMLButtonElement) => void) => {
    const drawn = document.createElement('button');
    drawn.type = 'button';
    drawn.textContent = text;
    drawn.addEventListener('click', () => press(drawn));
    return drawn;
  };
  const input = (schema: Schema, value: unknown, required: boolean) => {
    const choices = schema.enum ?? (schema.items && resolved(schema.items, root).enum);
    const control = document.createElement(choices ? 'select' : 'input');
    if (control instanceof HTMLSelectElement) {
      control.multiple = schema.type === 'array';
      for (const choice of choices ?? []) {
        const chosen = Array.isArray(value) ? value.includes(choice) : value === choice;
        control.append(new Option(choice, choice, chosen, chosen));
      }
    } else {
      control.type = schema.type === 'boolean' ? 'checkbox' : 'text';
      if (schema.maxLength) control.maxLength = schema.maxLength;
      if (schema.pattern) control.pattern = schema.pattern;
      control.readOnly = schema.readOnly === true;
      control.value = String(value ?? '');
    }
    control.required = required;
    const label = document.createElement('label');
    label.append(schema.title ?? '', control);
    return label;
  };
  const list = (schema: Schema, name: string, values: readonly unknown[]) => {
    const items = resolved(schema.items ?? {}, root);
    const rows = document.createElement('div');
    rows.dataset['list'] = name;
    const row = (value: unknown) => {
      const drawn = document.createElement('div');
      drawn.dataset['row'] = '';
      drawn.append(node(items, name, value, true));
      drawn.append(
        button('Move down', () => drawn.nextElementSibling?.after(drawn)),
        button('Remove', () => drawn.remove()),
      );
      return drawn;
    };
    rows.append(...values.map(row));
    const field = document.createElement('fieldset');
    field.append(
      rows,
      button(`Add ${name}`, () => rows.append(row(undefined))),
    );
    return field;
  };
  const node = (given: Schema, name: string, value: unknown, required: boolean): HTMLElement => {
    const schema = resolved(given, root);
    if (schema.type === 'object') {
      const group = document.createElement('div');
      const data = (value ?? {}) as Data;
      for (const [key, child] of Object.entries(schema.properties ?? {})) {
        if (key !== 'order') group.append(node(child, key, data[key], schema.required?.includes(key) ?? false));
      }
      return group;
    }
    const isList = schema.type === 'array' && !resolved(schema.items ?? {}, root).enum;
    return isList ? list(schema, name, (value ?? []) as readonly unknown[]) : input(schema, value, required);
  };
  return {
    mount(container, data) {
      complaints = 0;
      form = document.createElement('form');
      form.append(node(root, 'form', data, true));
      const submit = document.createElement('button');
      submit.textContent = 'Submit';
      form.append(submit);
      form.addEventListener('submit', (event) => event.preventDefault());
      submit.addEventListener('click', () => {
        complaints = form?.querySelectorAll('input:invalid, select:invalid').length ?? 0;
      });
      container.append(form);
    },
    unmount: () => form?.remove(),
    castLength: () => form?.querySelectorAll('[data-list="cast"] > [data-row]').length ?? 0,
    complaints: () => complaints,
    addButton: (container) => buttonNamed(container, 'Add cast'),
    removeButton: (_, row) => buttonNamed(row.closest('[data-row]'), 'Remove'),
    moveButton: (_, row) => buttonNamed(row.closest('[data-row]'), 'Move down'),
    submitButton: (container) => buttonNamed(container, 'Submit'),
  };
};
