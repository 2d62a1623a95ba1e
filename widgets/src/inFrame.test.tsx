// @vitest-environment jsdom
import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { SchemaForm } from '@reelform/engine';
import { act, cleanup, fireEvent, render, waitFor, within } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { moduleOf } from '../../engine/src/form/fixture/moduleOf.ts';
import { fluentTheme } from './index.ts';

afterEach(cleanup);

const schema = {
  type: 'object',
  properties: {
    code: { title: 'Code', type: 'string' },
    genres: { title: 'Genres', type: 'array', items: { enum: ['Heist', 'Noir'] } },
    files: { title: 'Files', type: 'array', items: { type: 'string' } },
    cast: { title: 'Cast', type: 'array', items: { type: 'string' } },
  },
};

const ui = {
  code: { 'ui:options': { digits: true } },
  genres: { 'ui:widget': 'multi-select' },
  files: { 'ui:widget': 'file-upload' },
  cast: { 'ui:options': { confirmRemove: true } },
};

/** The form in the document of a frame, whose elements and events are of other classes than the page's. */
const mountInFrame = async () => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  onTestFinished(() => frame.remove());
  const { contentDocument: page } = frame;
  if (!page) throw new Error('no document in the frame');
  const onSubmit = vi.fn(async () => ({ ok: true as const }));
  render(
    createPortal(
      <FluentProvider theme={webLightTheme} targetDocument={page}>
        <SchemaForm
          form={await moduleOf(schema, ui)}
          theme={fluentTheme}
          services={{ uploads: { upload: () => new Promise(() => undefined) } }}
          initialData={{ code: '12', genres: ['Noir'], files: ['/a.pdf'], cast: ['Ida'] }}
          onSubmit={onSubmit}
        />
      </FluentProvider>,
      page.body,
    ),
  );
  const inFrame = within(page.body);
  await waitFor(() => expect(page.getElementById('root_files')).not.toBeNull());
  return { page, inFrame, onSubmit };
};

describe('in the document of a frame', () => {
  it('the focus goes to the field when what had it is taken away', async () => {
    const { page, inFrame } = await mountInFrame();
    await act(async () => fireEvent.click(inFrame.getByRole('button', { name: 'Remove Noir' })));
    expect(page.activeElement?.id).toBe('root_genres');
  });

  it.each([
    ['back from a declined question', 'Cancel', 'Remove a.pdf'],
    ['to the field when its file is removed', 'Delete', 'Files Choose files'],
  ])('the focus goes %s', async (_where, answer, focused) => {
    const { page, inFrame } = await mountInFrame();
    await act(async () => fireEvent.click(inFrame.getByRole('button', { name: 'Remove a.pdf' })));
    const button = await inFrame.findByRole('button', { name: answer }); // its code is fetched first
    await act(async () => fireEvent.click(button));
    await waitFor(() => expect(page.activeElement).toBe(inFrame.getByRole('button', { name: focused })));
  });

  it('the focus goes back to the row that is kept after all', async () => {
    const { page, inFrame } = await mountInFrame();
    await act(async () => fireEvent.click(inFrame.getByRole('button', { name: 'Remove Cast 1' })));
    const button = await inFrame.findByRole('button', { name: 'Cancel' });
    await act(async () => fireEvent.click(button));
    await waitFor(() => expect(page.activeElement).toBe(inFrame.getByRole('button', { name: 'Remove Cast 1' })));
  });

  it('a list closes when the page is pressed beside it, and stays when it is pressed itself', async () => {
    const { page, inFrame } = await mountInFrame();
    const press = (target: Element) =>
      act(async () => {
        const event = page.createEvent('Event');
        event.initEvent('pointerdown', true, true);
        target.dispatchEvent(event);
      });
    await act(async () => fireEvent.click(inFrame.getByRole('combobox')));
    await press(await inFrame.findByRole('listbox'));
    expect(inFrame.queryByRole('listbox')).not.toBeNull();
    await press(page.body);
    expect(inFrame.queryByRole('listbox')).toBeNull();
  });

  it('a list above its field stands at it where the document has no doctype, whose root is as high as all that is in it', async () => {
    const { page, inFrame } = await mountInFrame();
    Object.defineProperty(page, 'scrollingElement', { value: { clientHeight: 768 } });
    Object.defineProperty(page.documentElement, 'clientHeight', { value: 1400 });
    const { Element: Framed } = page.defaultView as unknown as typeof globalThis;
    Object.assign(Framed.prototype, { getBoundingClientRect: () => new DOMRect(0, 732, 300, 36) });
    await act(async () => fireEvent.click(inFrame.getByRole('combobox')));
    expect((await inFrame.findByRole('listbox')).style.bottom).toBe('38px');
  });

  it('only the digits of what is typed or composed are taken', async () => {
    const { page, inFrame } = await mountInFrame();
    const code = inFrame.getByRole<HTMLInputElement>('textbox', { name: 'Code' });
    const told = vi.fn(() => true);
    Object.assign(page, { execCommand: told }); // jsdom has none
    const { InputEvent: Told } = page.defaultView as unknown as typeof globalThis;
    const typed = new Told('beforeinput', { data: 'a3', inputType: 'insertText', cancelable: true, bubbles: true });
    code.dispatchEvent(typed);
    expect([typed.defaultPrevented, told.mock.calls]).toEqual([true, [['insertText', false, '3']]]);
  });

  it('Enter in a line of text sends the form', async () => {
    const { inFrame, onSubmit } = await mountInFrame();
    await act(async () => fireEvent.keyDown(inFrame.getByRole('textbox', { name: 'Code' }), { key: 'Enter' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  });
});
