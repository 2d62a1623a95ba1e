// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Field } from './Field.tsx';

afterEach(cleanup);

// The style reads the mark of a group aloud: a control says itself that it is required, a group has no attribute for it.
it.each([
  [true, 'group'],
  [false, ''],
])('what is required has its mark, read aloud of a group: %s', (isGroup, mark) => {
  const { container } = render(
    <Field id="a" label="A" isGroup={isGroup} isRequired>
      <input id="a" />
    </Field>,
  );
  expect(container.querySelector('label')?.dataset['required']).toBe(mark);
});
