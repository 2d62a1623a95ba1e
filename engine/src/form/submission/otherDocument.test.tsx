// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { moduleOf } from '../fixture/moduleOf.ts';
import { plainTheme } from '../fixture/plainTheme.tsx';
import { SchemaForm } from '../SchemaForm.tsx';

const form = await moduleOf(
  { type: 'object', required: ['title'], properties: { title: { title: 'Title', type: 'string' } } },
  { 'ui:actions': [{ name: 'submit', label: 'Send', mode: 'strict' }] },
);

afterEach(cleanup);

it('a form in the document of a frame, whose elements are of other classes, is sent by the engine and by nothing else', async () => {
  const says = vi.spyOn(console, 'error').mockReturnValue();
  const frame = document.body.appendChild(document.createElement('iframe'));
  onTestFinished(() => frame.remove());
  const { contentDocument: other } = frame;
  if (!other) throw new Error('no document in the frame');
  const onSubmit = vi.fn(async () => ({ ok: true as const }));
  render(createPortal(<SchemaForm form={form} theme={plainTheme} onSubmit={onSubmit} />, other.body));
  const submit = async () => {
    const event = other.createEvent('Event');
    event.initEvent('submit', true, true);
    await act(async () => void other.querySelector('form')?.dispatchEvent(event));
    return event.defaultPrevented;
  };
  expect(await submit()).toBe(true);
  expect(other.body.textContent).toContain('Title: ');
  expect(says, 'rjsf says so where it judges itself').not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
  says.mockRestore();
});
