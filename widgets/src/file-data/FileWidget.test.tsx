// @vitest-environment jsdom
import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { type FormHandle, SchemaForm } from '@reelform/engine';
import type { Json, JsonObject } from '@reelform/engine/validation';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import messages from '../../../schemas/messages/en.json' with { type: 'json' };
import { toForm } from '../conformance/mountExample.tsx';
import { fluentTheme } from '../index.ts';

afterEach(cleanup);

const one = { title: 'Poster', type: 'string', format: 'data-url' } as const;
const several = { title: 'Poster', type: 'array', items: { type: 'string', format: 'data-url' }, maxItems: 2 } as const;
const hello = 'data:text/plain;name=hello%20you.txt;base64,SGVsbG8=';

const mount = async (schema: typeof one | typeof several, field?: Json, options: JsonObject = {}) => {
  const handle = createRef<FormHandle>();
  render(
    <FluentProvider theme={webLightTheme}>
      <SchemaForm
        ref={handle}
        form={toForm({ schema, uiSchema: { 'ui:help': 'Small.', 'ui:options': options } }, messages)}
        theme={fluentTheme}
        initialData={field === undefined ? {} : { field }}
        onSubmit={async () => ({ ok: true })}
      />
    </FluentProvider>,
  );
  const group = await screen.findByRole('group', { name: 'Poster' });
  const pick = async (...files: File[]) => {
    const input = group.querySelector('input[type="file"]');
    if (!input) throw new Error('no file input');
    await act(async () => fireEvent.change(input, { target: { files } }));
  };
  return { group, pick, field: () => handle.current?.getData()['field'] };
};

const file = (name: string, bytes = 'Hello', type = 'text/plain') => new File([bytes], name, { type });

describe('files in the data', () => {
  it('are written as rjsf writes them, and taken away once that is confirmed', async () => {
    const { group, pick, field } = await mount(one);
    await pick(file('hello you.txt'));
    await waitFor(() => expect(field()).toBe(hello));
    expect(within(group).getByText('hello you.txt')).toBeTruthy();
    expect(within(group).getByText('5 bytes')).toBeTruthy();
    fireEvent.click(within(group).getByRole('button', { name: 'Remove hello you.txt' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(field()).toBeUndefined());
  });

  it('stand in a list of texts where there are several, up to its limit', async () => {
    const { group, pick, field } = await mount(several, [hello]);
    await pick(file('b.csv', 'a,b', 'text/csv'));
    await waitFor(() => expect(field()).toEqual([hello, 'data:text/csv;name=b.csv;base64,YSxi']));
    expect(within(group).getByText('At most 2 files.')).toBeTruthy();
  });

  it('are kept as they are when they are loaded, whatever stands there', async () => {
    const values = ['data:,plain', 'poster.png', 'data:image/png;base64,####'];
    const { group, field } = await mount({ ...several, maxItems: undefined } as never, values);
    expect(field()).toEqual(values);
    expect(within(group).getByText('poster.png')).toBeTruthy();
    fireEvent.click(within(group).getByRole('button', { name: 'Download File' }));
    expect(await within(group).findByText('This file is damaged.')).toBeTruthy();
  });

  it.each([
    [
      'of another kind',
      { accept: 'image/*,.csv' },
      'hello.txt',
      'hello.txt is not of a kind that is taken here. Allowed are: images, .csv.',
    ],
    [
      'too large',
      { maxBytes: 4 },
      'hello.txt',
      /hello\.txt is too large \(5 bytes\)\. Please select a file of at most 4 bytes\./,
    ],
  ])('are refused in words when they are %s', async (_what, options, name, said) => {
    const { group, pick, field } = await mount(one, undefined, options);
    await pick(file(name));
    expect(await within(group).findAllByText(said)).not.toEqual([]);
    expect(field()).toBeUndefined();
  });

  it('are taken by the ending of their name where the limit names it', async () => {
    const { pick, field } = await mount(one, undefined, { accept: 'image/*, .CSV' });
    await pick(file('sums.csv', 'a,b', 'text/csv'));
    await waitFor(() => expect(field()).toMatch(/^data:text\/csv;name=sums\.csv;/));
  });

  it('are handed out as bytes that no browser opens in the page’s own origin', async () => {
    const page = 'data:text/html;name=page.html;base64,PHNjcmlwdD4=';
    const create = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:one');
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const { group } = await mount(one, page);
    expect(group.querySelector('a, iframe, object')).toBeNull();
    fireEvent.click(within(group).getByRole('button', { name: 'Download page.html' }));
    const [blob] = create.mock.calls[0] ?? [];
    expect(blob).toMatchObject({ type: 'application/octet-stream', size: 8 });
    expect(click.mock.contexts[0]).toMatchObject({ download: 'page.html' });
    vi.restoreAllMocks();
  });

  it('show what a picture shows where that is asked for', async () => {
    const picture = 'data:image/gif;name=dot.gif;base64,R0lGODlhAQABAAAAACw=';
    const { group } = await mount(one, picture, { filePreview: true });
    expect(group.querySelector('img')?.getAttribute('src')).toBe(picture);
  });
});
