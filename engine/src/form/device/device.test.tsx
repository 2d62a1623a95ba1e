// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef, type ReactNode, type RefObject, StrictMode } from 'react';
import { createPortal } from 'react-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { moduleOf } from '../fixture/moduleOf.ts';
import { plainTheme } from '../fixture/plainTheme.tsx';
import { useFormRuntime } from '../runtimeContext.ts';
import { SchemaForm } from '../SchemaForm.tsx';
import type { FormHandle, SchemaFormProps } from '../types.ts';
import type { UploadBook } from '../uploadBook.ts';

const form = await moduleOf(
  {
    type: 'object',
    properties: { title: { title: 'Title', type: 'string' }, password: { title: 'Password', type: 'string', writeOnly: true } },
  },
  { password: { 'ui:widget': 'PasswordWidget' } },
);
const KEY = 'reelform.draft.film';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function mount(props: Partial<SchemaFormProps> = {}) {
  return render(
    <StrictMode>
      <SchemaForm form={form} theme={plainTheme} localDraftKey="film" onSubmit={async () => ({ ok: true })} {...props} />
    </StrictMode>,
  );
}

/** Opens a form, and waits for what it offers. */
async function open(props: Partial<SchemaFormProps> = {}) {
  const page = mount(props);
  await act(() => vi.dynamicImportSettled());
  return page;
}

const input = (id: string) => document.getElementById(id) as HTMLInputElement;
const type = (id: string, value: string) => fireEvent.input(input(id), { target: { value } });
const kept = () => JSON.parse(localStorage.getItem(KEY) ?? 'null');
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

describe('entries kept on this device (R-039, R-143)', () => {
  it('are kept within half a second of the last key, without what is write-only', () => {
    mount();
    type('root_title', 'A');
    type('root_password', 'secret');
    act(() => vi.advanceTimersByTime(500));
    expect(kept().data).toEqual({ title: 'A' });
    expect(kept().savedAt).toBeTypeOf('number');
  });

  it.each([
    ['too long', 'x'.repeat(1_000_001), () => undefined],
    [
      'more than the browser has room for',
      'A',
      () => {
        vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
          throw new DOMException('full', 'QuotaExceededError');
        });
      },
    ],
  ])('that are %s: the form says so until they can be kept or are saved, and leaving asks', async (_why, entry, fill) => {
    const note = () => screen.queryAllByText(form.messages.widgets['form']?.['unkept'] ?? '').map(({ tagName }) => tagName);
    const later = () =>
      act(async () => {
        vi.advanceTimersByTime(500);
        await vi.dynamicImportSettled();
      });
    await open();
    type('root_title', 'B');
    await later();
    expect(note()).toEqual([]);
    fill();
    type('root_title', `${entry}!`);
    await later();
    expect(note()).toContain('P');
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
    vi.restoreAllMocks();
    type('root_title', 'C');
    await later();
    expect(note()).not.toContain('P');
    expect(kept().data).toEqual({ title: 'C' });
    fill();
    type('root_title', entry);
    await later();
    expect(note()).toContain('P');
    await press('Send');
    expect(note()).not.toContain('P');
  });

  it('are kept at once when the host asks whether they are, which it is told', async () => {
    const handle = createRef<FormHandle>();
    const ask = () => {
      let answer: boolean | undefined;
      act(() => {
        answer = handle.current?.isKept();
      });
      return answer;
    };
    await open({ ref: handle });
    expect(ask()).toBe(true);
    type('root_title', 'A');
    expect(ask()).toBe(true);
    expect(kept().data).toEqual({ title: 'A' });
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    type('root_title', 'B');
    expect(ask()).toBe(false);
    full.mockRestore();
    expect(ask()).toBe(true);
    expect(kept().data).toEqual({ title: 'B' });
    cleanup();
    await open({ ref: handle, localDraftKey: undefined });
    expect(ask()).toBe(true);
    type('root_title', 'C');
    expect(ask()).toBe(false);
  });

  it.each([
    ['the page is hidden', () => window.dispatchEvent(new Event('pagehide'))],
    ['the form goes', () => cleanup()],
  ])('are kept at once when %s', (_what, leave) => {
    mount();
    type('root_title', 'A');
    act(leave);
    expect(kept().data).toEqual({ title: 'A' });
  });

  it('are offered when the form is opened again, and brought back as unsaved', async () => {
    const onDirtyChange = vi.fn();
    localStorage.setItem(KEY, JSON.stringify({ savedAt: 86_400_000, data: { title: 'Kept' } }));
    await open({ onDirtyChange });
    expect(screen.getByText(/^You have unsaved entries from .*1970/)).toBeTruthy();
    act(() => screen.getByRole('button', { name: 'Bring them back' }).click());
    expect(input('root_title').value).toBe('Kept');
    expect(onDirtyChange).toHaveBeenLastCalledWith(true);
    expect(screen.queryByText(/unsaved entries/)).toBeNull();
  });

  it.each(['Bring them back', 'Discard'])(
    'leave the focus in the first field when they are decided about: %s',
    async (name) => {
      localStorage.setItem(KEY, JSON.stringify({ savedAt: 86_400_000, data: { title: 'Kept' } }));
      await open();
      screen.getByRole('button', { name }).focus();
      await press(name);
      expect(document.activeElement?.id).toBe('root_title');
    },
  );

  describe('whose document was saved anew since', () => {
    const stale = { savedAt: 86_400_000, data: { title: 'Mine' }, base: { title: 'Old' } };
    const bringBack = async (onStaleDraft: SchemaFormProps['onStaleDraft'], title: string) => {
      const ref = createRef<FormHandle>();
      localStorage.setItem(KEY, JSON.stringify(stale));
      await open({ ref, onStaleDraft, initialData: { title, password: 'p', year: 2 } });
      act(() => screen.getByRole('button', { name: 'Bring them back' }).click());
      return ref;
    };

    it('are handed to the host, and offered until something is chosen', async () => {
      const compare = vi.fn();
      const ref = await bringBack(compare, 'Theirs');
      expect(compare).toHaveBeenCalledWith({ base: { title: 'Old' }, mine: { title: 'Mine' } });
      expect(input('root_title').value).toBe('Theirs');
      expect(screen.getByText(/unsaved entries/)).toBeTruthy();
      act(() => ref.current?.replace({ title: 'Mine' }));
      expect(screen.queryByText(/unsaved entries/)).toBeNull();
      act(() => vi.advanceTimersByTime(500));
      expect(kept()).toMatchObject({ data: { title: 'Mine' }, base: { title: 'Theirs' } });
      expect(JSON.stringify(kept())).not.toContain('password');
      expect(localStorage).toHaveLength(1);
    });

    it.each([
      ['somebody goes back to what is saved', (ref: RefObject<FormHandle | null>) => ref.current?.revert()],
      ['the host loads what is saved by now', (ref: RefObject<FormHandle | null>) => ref.current?.reset({ title: 'Newer' })],
    ])('stay after a comparison that was left, when %s', async (_what, show) => {
      const ref = await bringBack(vi.fn(), 'Theirs');
      type('root_title', 'Typed');
      act(() => show(ref));
      type('root_title', 'Typed on');
      act(() => vi.advanceTimersByTime(500));
      act(() => ref.current?.revert());
      expect(Object.values(localStorage)).toEqual([JSON.stringify(stale)]);
      expect(screen.getByText(/1970/)).toBeTruthy();
    });

    it('are forgotten when what is saved is chosen', async () => {
      const ref = await bringBack(vi.fn(), 'Theirs');
      act(() => ref.current?.replace({ title: 'Theirs', password: 'p', year: 2 }));
      expect(screen.queryByText(/unsaved entries/)).toBeNull();
      expect(localStorage).toHaveLength(0);
    });

    it('are brought back at once where it is the same', async () => {
      const compare = vi.fn();
      localStorage.setItem(KEY, JSON.stringify({ ...stale, base: { title: 'Old', year: 2 } }));
      await open({ onStaleDraft: compare, initialData: { title: 'Old', year: 2 } });
      act(() => screen.getByRole('button', { name: 'Bring them back' }).click());
      expect(compare).not.toHaveBeenCalled();
      expect(input('root_title').value).toBe('Mine');
    });

    it('are brought back over what was saved since, where the host does not compare', async () => {
      const ref = await bringBack(undefined, 'Old');
      expect(ref.current?.getData()).toMatchObject({ title: 'Mine', year: 2 });
    });

    it('are offered no more once that says the same: they were saved in another place', async () => {
      localStorage.setItem(KEY, JSON.stringify(stale));
      await open({ initialData: { title: 'Mine', year: 2 } });
      expect(screen.queryByText(/unsaved entries/)).toBeNull();
      expect(localStorage).toHaveLength(0);
    });
  });

  describe('that nobody has decided about', () => {
    const earlier = { savedAt: 86_400_000, data: { title: 'Earlier' } };
    const titles = () => Object.values(localStorage).map((text) => JSON.parse(text).data.title);
    const typeOn = async () => {
      localStorage.setItem(KEY, JSON.stringify(earlier));
      const page = await open();
      type('root_title', 'Later');
      act(() => vi.advanceTimersByTime(500));
      return page;
    };

    it('stay while somebody types on, and are offered after the later ones', async () => {
      const page = await typeOn();
      expect(titles().sort()).toEqual(['Earlier', 'Later']);
      page.unmount();
      await open();
      await press('Bring them back');
      expect(input('root_title').value).toBe('Later');
      expect(screen.getByText(/1970/)).toBeTruthy();
      await press('Discard');
      expect(screen.queryByText(/unsaved entries/)).toBeNull();
      expect(titles()).toEqual(['Later']);
    });

    it('change places with what stands in the form when they are brought back', async () => {
      await typeOn();
      for (const title of ['Earlier', 'Later']) {
        await press('Bring them back');
        expect(input('root_title').value).toBe(title);
        expect(titles().sort()).toEqual(['Earlier', 'Later']);
      }
    });

    it('are forgotten with a save, and stay when somebody goes back to what is saved', async () => {
      const ref = createRef<FormHandle>();
      localStorage.setItem(KEY, JSON.stringify(earlier));
      await open({ ref });
      type('root_title', 'Later');
      await act(async () => ref.current?.revert());
      expect(titles()).toEqual(['Earlier']);
      expect(screen.getByText(/unsaved entries/)).toBeTruthy();
      type('root_title', 'Later');
      await press('Send');
      expect(titles()).toEqual([]);
      expect(screen.queryByText(/unsaved entries/)).toBeNull();
    });

    it('are offered no more once another tab has saved or thrown them away', async () => {
      localStorage.setItem(KEY, JSON.stringify(earlier));
      await open();
      localStorage.removeItem(KEY);
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })));
      expect(screen.queryByText(/unsaved entries/)).toBeNull();
    });
  });

  it('of two tabs stay apart: saving one takes nothing of the other away', async () => {
    mount({ idPrefix: 'one' });
    const other = mount({ idPrefix: 'two' });
    for (const id of ['one', 'two']) {
      type(`${id}_title`, id);
      act(() => vi.advanceTimersByTime(500));
    }
    await act(async () => screen.getAllByRole('button', { name: 'Send' })[0]?.click());
    expect(Object.values(localStorage).map((text) => JSON.parse(text).data)).toEqual([{ title: 'two' }]);
    other.unmount();
    await open({ idPrefix: 'three' });
    await press('Bring them back');
    expect(input('three_title').value).toBe('two');
  });

  it('move to another key with the form, for instance once the record has an id', () => {
    const page = mount();
    type('root_title', 'A');
    act(() => vi.advanceTimersByTime(500));
    page.rerender(
      <StrictMode>
        <SchemaForm form={form} theme={plainTheme} localDraftKey="film/7" onSubmit={async () => ({ ok: true })} />
      </StrictMode>,
    );
    act(() => vi.advanceTimersByTime(500));
    expect(JSON.parse(localStorage.getItem(`${KEY}/7`) ?? 'null').data).toEqual({ title: 'A' });
    expect(kept()).toBeNull();
  });

  it('stay when they were typed while others were saved', async () => {
    let answer: (outcome: { ok: true }) => void = () => undefined;
    const onSubmit = () =>
      new Promise<{ ok: true }>((resolve) => {
        answer = resolve;
      });
    mount({ onSubmit });
    type('root_title', 'A');
    await press('Send');
    type('root_title', 'AB');
    act(() => vi.advanceTimersByTime(500));
    await act(async () => answer({ ok: true }));
    expect(kept().data).toEqual({ title: 'AB' });
  });

  it('outlive what is typed and taken back while they are offered', async () => {
    const earlier = JSON.stringify({ savedAt: 86_400_000, data: { title: 'Kept' } });
    localStorage.setItem(KEY, earlier);
    await open();
    for (const text of ['A', '']) {
      type('root_title', text);
      act(() => vi.advanceTimersByTime(500));
    }
    expect(localStorage.getItem(KEY)).toBe(earlier);
    act(() => screen.getByRole('button', { name: 'Bring them back' }).click());
    type('root_title', '');
    act(() => vi.advanceTimersByTime(500));
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('are offered on a page whose language is no language tag', async () => {
    document.documentElement.lang = 'not a language';
    localStorage.setItem(KEY, JSON.stringify({ savedAt: 86_400_000, data: { title: 'Kept' } }));
    await open();
    expect(screen.getByText(/unsaved entries/).textContent).toContain('1970');
    document.documentElement.removeAttribute('lang');
  });

  it('are forgotten when discarded', async () => {
    localStorage.setItem(KEY, JSON.stringify({ savedAt: 86_400_000, data: { title: 'Kept' } }));
    await open();
    act(() => screen.getByRole('button', { name: 'Discard' }).click());
    expect(localStorage.getItem(KEY)).toBeNull();
    expect(screen.queryByText(/unsaved entries/)).toBeNull();
  });

  it.each([
    ['say the same as the document', JSON.stringify({ savedAt: 86_400_000, data: { title: 'Same' } })],
    ['are corrupt', '{{{'],
  ])('are not offered when they %s', async (_what, text) => {
    localStorage.setItem(KEY, text);
    await open({ initialData: { title: 'Same', password: 'p' } });
    expect(screen.queryByText(/unsaved entries/)).toBeNull();
  });

  it('are forgotten after a success, even when the form is closed meanwhile', async () => {
    const { unmount } = mount({
      onSubmit: async () => {
        unmount();
        return { ok: true };
      },
    });
    type('root_title', 'A');
    await press('Send');
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('stay after a failure (O-09)', async () => {
    const { unmount } = mount({
      onSubmit: async () => {
        unmount();
        return { ok: false, errors: [] };
      },
    });
    type('root_title', 'A');
    await press('Send');
    expect(kept().data).toEqual({ title: 'A' });
  });

  it('do not break the form when the storage throws', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const onSubmit = vi.fn(async () => ({ ok: true }) as const);
    mount({ onSubmit });
    type('root_title', 'A');
    act(() => vi.advanceTimersByTime(1000));
    await press('Send');
    expect(onSubmit).toHaveBeenCalledWith({ action: 'submit', mode: 'strict', data: { title: 'A' } });
  });
});

const uploads: { current: UploadBook | undefined } = { current: undefined };

function Uploading(): ReactNode {
  uploads.current = useFormRuntime().uploads;
  return null;
}

describe('leaving the page', () => {
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true });
    act(() => window.dispatchEvent(event));
    return event.defaultPrevented;
  };

  it('warns while something typed is unsaved, even the last key', () => {
    mount({ initialData: { title: 'A' } });
    expect(leave()).toBe(false);
    type('root_title', 'B');
    expect(leave()).toBe(true);
    type('root_title', 'A');
    expect(leave()).toBe(false);
  });

  it('warns before the window goes that the form is drawn into, and keeps its entries', () => {
    const frame = document.body.appendChild(document.createElement('iframe'));
    const page = frame.contentDocument;
    if (!page) throw new Error('jsdom has no frames');
    const drawn = <SchemaForm form={form} theme={plainTheme} localDraftKey="film" onSubmit={async () => ({ ok: true })} />;
    render(createPortal(drawn, page.body));
    const title = page.getElementById('root_title') as HTMLInputElement; // drawn by the plain theme
    fireEvent.input(title, { target: { value: 'A' } });
    const leaving = page.createEvent('Event');
    leaving.initEvent('beforeunload', false, true);
    act(() => page.defaultView?.dispatchEvent(leaving));
    expect([leaving.defaultPrevented, kept().data]).toEqual([true, { title: 'A' }]);
    cleanup();
    frame.remove();
  });

  it('warns of entries that came without a key', () => {
    const handle = createRef<FormHandle>();
    mount({ ref: handle, initialData: { title: 'A' } });
    act(() => handle.current?.setValue('/title', 'B'));
    expect(leave()).toBe(true);
    act(() => handle.current?.reset({ title: 'C' }));
    expect(leave()).toBe(false);
  });

  it('listens for that only while something is unsaved: Firefox keeps no page for the way back that listens', () => {
    const heard = new Set<unknown>();
    const { addEventListener, removeEventListener } = window;
    vi.spyOn(window, 'addEventListener').mockImplementation(
      (...[name, listener, options]: Parameters<typeof addEventListener>) => {
        if (name === 'beforeunload') heard.add(listener);
        addEventListener.call(window, name, listener, options);
      },
    );
    vi.spyOn(window, 'removeEventListener').mockImplementation(
      (...[name, listener]: Parameters<typeof removeEventListener>) => {
        if (name === 'beforeunload') heard.delete(listener);
        removeEventListener.call(window, name, listener);
      },
    );
    const handle = createRef<FormHandle>();
    mount({ ref: handle, initialData: { title: 'A' } });
    expect(heard.size).toBe(0);
    type('root_title', 'B');
    expect(heard.size).toBe(1);
    act(() => handle.current?.flush());
    expect(heard.size).toBe(1);
    act(() => handle.current?.settle({ title: 'B' }));
    expect(heard.size).toBe(0);
  });

  it('warns while an upload is under way', () => {
    const theme = {
      ...plainTheme,
      rjsf: { ...plainTheme.rjsf, widgets: { ...plainTheme.rjsf.widgets, TextWidget: Uploading } },
    };
    mount({ theme });
    act(() => uploads.current?.begin());
    expect(leave()).toBe(true);
    act(() => uploads.current?.end());
    expect(leave()).toBe(false);
  });
});
