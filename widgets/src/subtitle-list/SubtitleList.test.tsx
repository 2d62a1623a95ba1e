// @vitest-environment jsdom
import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { type FormHandle, SchemaForm, type UploadRequest } from '@reelform/engine';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import messages from '../../../schemas/messages/en.json' with { type: 'json' };
import languages from '../../../schemas/options/languages.json' with { type: 'json' };
import { toForm } from '../conformance/mountExample.tsx';
import { fluentTheme } from '../index.ts';
import { unreadableFile } from '../upload-field/fixture/unreadableFile.ts';
import example from './subtitle-list.example.json' with { type: 'json' };

afterEach(cleanup);

const texts = messages.widgets['subtitle-list'];
const good = '1\n00:00:01,000 --> 00:00:02,000\nHello\n';
const bad = '1\n00:00:01.000 --> 00:00:02,000\nHello\n\nx\n';

const mount = async (data: object = {}) => {
  const upload = vi.fn(async (_request: UploadRequest) => ({ value: 'films/3/fr.srt' }));
  const remove = vi.fn(async () => undefined);
  const handle = createRef<FormHandle>();
  render(
    <FluentProvider theme={webLightTheme}>
      <SchemaForm
        ref={handle}
        form={toForm(example, messages, { languages })}
        theme={fluentTheme}
        services={{ uploads: { upload, remove } }}
        initialData={{ ...data }}
        onSubmit={async () => ({ ok: true })}
      />
    </FluentProvider>,
  );
  const group = await screen.findByRole('group', { name: 'Subtitles' });
  const choose = async (name: string) => {
    const box = within(group).getByRole('combobox');
    fireEvent.click(box);
    fireEvent.change(box, { target: { value: name } });
    fireEvent.click(await screen.findByRole('option', { name: new RegExp(`^${name}`) }));
  };
  const pickFile = async (file: File) => {
    const input = group.querySelector('input[type="file"]');
    if (!input) throw new Error('no file input');
    await act(async () => fireEvent.change(input, { target: { files: [file] } }));
  };
  const pick = (text: string, name = 'film.srt') => pickFile(new File([text], name));
  return { group, choose, pick, pickFile, upload, remove, field: () => handle.current?.getData().field };
};

it('offers the languages of ISO 639-1, found by their own names, too (R-227)', async () => {
  const { group } = await mount();
  const box = within(group).getByRole('combobox');
  fireEvent.click(box);
  const first = await screen.findByRole('option', { name: /^Abkhaz/ });
  const offered = Number(first.getAttribute('aria-setsize'));
  expect([offered >= 175, offered <= 190, offered]).toEqual([true, true, languages.length]);
  fireEvent.change(box, { target: { value: 'deutsch' } });
  expect((await screen.findByRole('option', { name: /^German/ })).getAttribute('aria-setsize')).toBe('1');
});

it('uploads a checked file as text and shows its subtitles (R-228, R-229)', async () => {
  const { group, choose, pick, upload, field } = await mount();
  const spoken = () => [...group.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent);
  await choose('French');
  expect(spoken()).toEqual(['French chosen', '']);
  await pick(good);
  await waitFor(() => expect(spoken()).toContain(texts.added));
  await waitFor(() => expect(field()).toEqual([{ lanCode: 'fr', name: 'French', url: 'films/3/fr.srt', status: 2 }]));
  expect(upload.mock.calls[0]?.[0]).toMatchObject({ pointer: '/field/0', file: { type: 'text/plain', name: 'film.srt' } });
  fireEvent.click(within(group).getByRole('button', { name: 'Show French subtitles' }));
  expect(within(group).getByText('Hello')).toBeTruthy();
});

it('says what an upload waits for, which goes on by itself', async () => {
  const { group, choose, pick, upload, field } = await mount();
  let arrive: (stored: { value: string }) => void = () => undefined;
  upload.mockImplementation(() => new Promise((done) => (arrive = done)));
  await choose('French');
  await pick(good);
  await waitFor(() => expect(upload).toHaveBeenCalledOnce());
  const tell = (hold?: 'broken') =>
    act(async () => upload.mock.calls[0]?.[0].onProgress({ sentBytes: 1, totalBytes: 2, hold }));
  await tell('broken');
  // Seen beside how far it is, and spoken by itself.
  expect(within(group).getByText(texts['hold.broken'])).toBeTruthy();
  expect(within(group).getByText(`File Uploading (50%) ${texts['hold.broken']}`)).toBeTruthy();
  await tell();
  expect(within(group).queryByText(texts['hold.broken'])).toBeNull();
  expect(within(group).getByText(texts.uploading)).toBeTruthy();
  await act(async () => arrive({ value: 'films/3/fr.srt' }));
  await waitFor(() => expect(field()).toHaveLength(1));
});

it('shows each subtitle in the direction of its own text', async () => {
  const { group, choose, pick, field } = await mount();
  await choose('Arabic');
  await pick('1\n00:00:01,000 --> 00:00:02,000\nمرحبا!\n');
  await waitFor(() => expect(field()).toHaveLength(1));
  fireEvent.click(within(group).getByRole('button', { name: 'Show Arabic subtitles' }));
  expect(within(group).getByRole('list', { name: '1 subtitle' })).toBeTruthy();
  expect(within(group).getByText('مرحبا!').dir).toBe('auto');
});

it.each([
  { title: 'another kind of file (R-221)', language: 'French', text: good, name: 'film.vtt', says: [texts.notSrt] },
  {
    title: 'a second file for a language (R-223)',
    language: 'English',
    text: good,
    name: 'film.srt',
    says: [texts.sameLanguage],
  },
  {
    title: 'a broken file, with all reasons (R-222)',
    language: 'French',
    text: bad,
    name: 'film.srt',
    says: [texts.broken, /^Line 2: .*00:00:01\.000/, /^Line 5: /],
  },
])('refuses $title', async ({ language, text, name, says }) => {
  const { group, choose, pick, upload } = await mount({ field: example.data });
  if (language) await choose(language);
  await pick(text, name);
  for (const said of says) expect((await within(group).findAllByText(said)).length).toBeGreaterThan(0);
  expect(upload).not.toHaveBeenCalled();
});

it('says at the language that it is required, until one is chosen (R-224, R-615)', async () => {
  const { group, choose, pick, upload } = await mount();
  const box = within(group).getByRole('combobox');
  const describes = () =>
    (box.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);
  await pick(good);
  await waitFor(() => expect(box.getAttribute('aria-invalid')).toBe('true'));
  expect(describes()).toContain('This field is required.');
  expect(within(group).getByRole('status', { name: '' }).textContent).toBe('This field is required.');
  expect(upload).not.toHaveBeenCalled();
  await choose('French');
  expect(box.getAttribute('aria-invalid')).toBeNull();
  expect(within(group).queryAllByText('This field is required.')).toEqual([]);
});

it('removes a file once that is confirmed (R-213)', async () => {
  const { group, remove, field } = await mount({ field: example.data });
  fireEvent.click(within(group).getByRole('button', { name: 'Remove English' }));
  const keep = await screen.findByRole('button', { name: texts.removeCancel });
  await waitFor(() => expect(document.activeElement).toBe(keep));
  fireEvent.click(screen.getByRole('button', { name: texts.removeConfirm }));
  await waitFor(() => expect(field() ?? []).toEqual([]));
  expect(remove).toHaveBeenCalledWith(example.data[0]?.url, '/field/0');
});

const two = [
  { lanCode: 'en', name: 'English', url: 'films/3/en.srt' },
  { lanCode: 'de', name: 'German', url: 'films/3/de.srt' },
];
const ask = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name: `Remove ${name}` }));
  fireEvent.click(await screen.findByRole('button', { name: texts.removeConfirm }));
};

it('removes two files whose removals are answered at once', async () => {
  const { remove, field } = await mount({ field: two });
  const answers: (() => void)[] = [];
  remove.mockImplementation(() => new Promise((answer) => answers.push(() => answer(undefined))));
  for (const name of ['English', 'German']) await ask(name);
  await act(async () => {
    for (const answer of answers) answer();
  });
  expect([answers.length, field() ?? []]).toEqual([2, []]);
});

it.each([
  ['removed', async () => undefined, []],
  ['held on to, which is told', () => Promise.reject(new Error('Not now.')), ['Not now.', 'Not now.']],
])('goes on showing a file that is under way while another one is %s', async (_what, answer, told) => {
  const { group, choose, pick, upload, remove } = await mount({ field: two });
  upload.mockImplementation(() => new Promise(() => undefined));
  remove.mockImplementation(answer);
  await choose('French');
  await pick(good);
  await within(group).findByRole('button', { name: /Cancel$/ });
  await ask('English');
  await waitFor(() => expect(remove).toHaveBeenCalledOnce());
  await act(async () => undefined);
  await waitFor(() =>
    expect(
      within(group)
        .queryAllByText(/Not now/)
        .map(({ textContent }) => textContent),
    ).toEqual(told),
  );
  expect(within(group).getByRole('button', { name: /Cancel$/ })).toBeTruthy();
});

it('shows a long file in pages, cues that are told twice too, and leaves the keyboard in the list when all are shown', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { group, choose, pick, field } = await mount();
  const cueAt = (minute: number) =>
    `00:${String(minute % 60).padStart(2, '0')}:01,000 --> 00:${String(minute % 60).padStart(2, '0')}:02,000`;
  const cues = Array.from({ length: 58 }, (_none, at) => `${at + 1}\n${cueAt(at)}\nLine ${at}\n`);
  const twice = Array.from({ length: 60 }, (_none, at) => `${59 + at}\n${cueAt(58)}\nTwice\n`);
  await choose('French');
  await pick([...cues, ...twice].join('\n'));
  await waitFor(() => expect(field()).toHaveLength(1));
  fireEvent.click(within(group).getByRole('button', { name: 'Show French subtitles' }));
  const more = within(group).getByRole('button', { name: texts.moreCues });
  const list = within(group).getByRole('list', { name: /118/ });
  expect(within(list).getAllByRole('listitem')).toHaveLength(100);
  more.focus();
  fireEvent.click(more);
  expect(within(list).getAllByRole('listitem')).toHaveLength(118);
  expect(document.activeElement).toBe(list);
  expect(complaints.mock.calls).toEqual([]);
  complaints.mockRestore();
});

it('hands a file that can no longer be read to the host, whose words say what is to be done', async () => {
  const { group, choose, pickFile, upload, field } = await mount();
  upload.mockRejectedValue(new Error('Choose it again.'));
  await choose('French');
  const gone = unreadableFile('film.srt');
  await pickFile(gone);
  await within(group).findAllByText('Choose it again.');
  expect(upload.mock.calls[0]?.[0].file).toBe(gone);
  expect(field()).toBeUndefined();
});
