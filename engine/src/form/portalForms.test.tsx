// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { FormModule, JsonObject } from '../validation/types.ts';
import { portalModules } from './fixture/moduleOf.ts';
import { plainTheme } from './fixture/plainTheme.tsx';
import { SchemaForm } from './SchemaForm.tsx';
import type { FormHandle, SchemaFormProps, Submission } from './types.ts';

const [film, signup, login, upgrade] = await portalModules('film-submission', 'signup', 'login', 'upgrade');

afterEach(cleanup);

function mount(form: FormModule | undefined, props: Partial<SchemaFormProps> = {}) {
  const ref = createRef<FormHandle>();
  const sent: Submission[] = [];
  const onSubmit = async (submission: Submission) => {
    sent.push(submission);
    return { ok: true } as const;
  };
  if (!form) throw new Error('no such form');
  render(<SchemaForm form={form} theme={plainTheme} onSubmit={onSubmit} ref={ref} {...props} />);
  return { ref, sent };
}

const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const enter = (id: string, value: string) => {
  const field = document.getElementById(id);
  if (!field) throw new Error(`no element ${id}`);
  act(() => field.focus());
  fireEvent.change(field, { target: { value } });
  act(() => field.blur());
};
const summary = () => [...document.querySelectorAll('nav [data-path]')].map((line) => line.textContent);

describe('the forms of the portal', () => {
  it('draft needs a title only, submit everything (R-136, R-137)', async () => {
    const { sent } = mount(film);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save and Submit Now' }).disabled).toBe(true);
    await press('Save and Finish Later');
    expect(summary()).toEqual(['Title: This field is required.']);
    enter('root_title', 'A film');
    await press('Save and Finish Later');
    expect(sent).toEqual([{ action: 'draft', mode: 'draft', data: { title: 'A film' } }]);
  });

  it('a series needs an episode, any other film a video (R-134, R-135)', async () => {
    mount(film, { initialData: { title: 'A', shortDescription: 'B', terms: true } });
    enter('root_type', 'SERIES');
    await press('Save and Submit Now');
    expect(summary()).toEqual(['Episodes: Please upload at least one episode']);
    expect(document.getElementById('root_videoUrl')).toBeNull();
    enter('root_type', 'SHORT_FILM');
    await press('Save and Submit Now');
    expect(summary()).toEqual(['Film: Please upload film']);
  });

  it('episodes are named and counted in the summary, and end at three (R-131, R-133)', async () => {
    mount(film, {
      initialData: {
        title: 'A',
        type: 'SERIES',
        shortDescription: 'B',
        terms: true,
        chapters: [{ title: 'One', episodeUrl: 'films/1/assets/a.mp4' }, {}],
      },
    });
    await press('Save and Submit Now');
    expect(summary()).toEqual(['Episode 2: Episode title: This field is required.']);
    const add = screen.getByRole<HTMLButtonElement>('button', { name: 'Add to Episodes' });
    act(() => add.click());
    expect(add.disabled).toBe(true);
    expect(add.title).toBe('A series has at most 3 episodes in its first submission.');
  });

  it('what a switch of the type hides comes back with a switch back, and is submitted without once that is confirmed', async () => {
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
    onTestFinished(() => confirm.mockRestore());
    const videoUrl = 'films/1/assets/film.mp4';
    const chapters = [{ title: 'One', episodeUrl: 'films/1/assets/a.mp4' }];
    const { sent } = mount(film, {
      initialData: { title: 'A', type: 'SHORT_FILM', shortDescription: 'B', videoUrl, terms: true },
    });
    enter('root_type', 'SERIES');
    act(() => screen.getByRole('button', { name: 'Add to Episodes' }).click());
    enter('root_chapters_0_title', 'One');
    enter('root_chapters_0_episodeUrl', 'films/1/assets/a.mp4');
    await press('Save and Submit Now');
    expect(confirm).toHaveBeenCalledWith(expect.stringContaining('will be deleted with it'));
    expect(sent).toEqual([]);
    confirm.mockReturnValue(true);
    await press('Save and Submit Now');
    expect(sent[0]?.data).toEqual({ title: 'A', type: 'SERIES', shortDescription: 'B', terms: true, chapters });
    enter('root_type', 'SHORT_FILM');
    await press('Save and Submit Now');
    expect(sent[1]?.data).toEqual({ title: 'A', type: 'SHORT_FILM', shortDescription: 'B', terms: true, videoUrl });
  });

  it('passwords are compared when the second one was left, and the repeated one is not sent', async () => {
    const { sent } = mount(signup);
    expect(document.querySelector('[data-help="root_password"]')?.textContent).toBe('At least 6 characters.');
    enter('root_name', 'Ada');
    enter('root_email', 'ada@example.org');
    enter('root_password', 'secret1');
    enter('root_confirmPassword', 'secret2');
    expect(screen.getByText('Passwords do not match')).toBeTruthy();
    enter('root_confirmPassword', 'secret1');
    expect(screen.queryByText('Passwords do not match')).toBeNull();
    await press('Create account');
    expect(sent[0]?.data).toEqual({ name: 'Ada', email: 'ada@example.org', password: 'secret1' });
  });

  it('constants that are hidden are filled in, for a new document and for one that lacks them', async () => {
    const { sent } = mount(login);
    enter('root_email', 'ada@example.org');
    enter('root_password', 'secret');
    await press('Log in');
    expect(sent[0]?.data).toEqual({ email: 'ada@example.org', password: 'secret', filmmakerLogin: true });
    cleanup();
    const { ref } = mount(upgrade, { initialData: { filmmakerEmail: 'ada@example.org', userId: 'u1' } });
    expect(ref.current?.getData()).toEqual({ filmmakerEmail: 'ada@example.org', userId: 'u1', upgrade: true });
  });

  it.each<[string, FormModule | undefined, JsonObject]>([
    ['a film', film, { title: 'A', type: 'SHORT_FILM', shortDescription: 'B', videoUrl: 'films/1/assets/a.mp4', terms: true }],
    ['a draft', film, { title: 'A' }],
    ['a film with more than the form knows', film, { title: 'A', id: 5, status: null, filmTitle: undefined as never }],
    [
      'a series',
      film,
      { title: 'A', type: 'SERIES', chapters: [{ title: 'One', chapterId: 3, episodeNumber: 1 }], terms: false },
    ],
  ])('%s is loaded and given back unchanged', (_what, form, initialData) => {
    const { ref } = mount(form, { initialData });
    expect(ref.current?.getData()).toBe(initialData);
    expect(ref.current?.isDirty()).toBe(false);
  });
});
