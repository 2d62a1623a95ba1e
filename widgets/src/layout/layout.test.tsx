// @vitest-environment jsdom
import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { type FormHandle, SchemaForm, type SchemaFormProps, type Submission } from '@reelform/engine';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { moduleOf } from '../../../engine/src/form/fixture/moduleOf.ts';
import { axeViolations } from '../conformance/axeViolations.ts';
import { fluentTheme } from '../index.ts';
import { data, parts, schema } from './layout.example.json' with { type: 'json' };

afterEach(cleanup);

const secretRule = {
  secret: {
    'ui:rules': [{ effect: 'show', when: { context: { properties: { role: { const: 'staff' } }, required: ['role'] } } }],
  },
};

async function mount(kind: keyof typeof parts, props: Partial<SchemaFormProps> = {}) {
  const form = await moduleOf(schema, { 'ui:layout': parts[kind], ...secretRule });
  const sent: Submission[] = [];
  const page = (more: Partial<SchemaFormProps> = {}) => (
    <FluentProvider theme={webLightTheme}>
      <SchemaForm
        form={form}
        theme={fluentTheme}
        onSubmit={async (submission) => {
          sent.push(submission);
          return { ok: true };
        }}
        {...props}
        {...more}
      />
    </FluentProvider>
  );
  const { container, rerender } = render(page());
  await waitFor(() => {
    if (container.querySelector('[aria-busy="true"]') || !container.querySelector('[id^="root_"]')) throw new Error('loading');
  });
  return { sent, container, rerender: (more: Partial<SchemaFormProps>) => rerender(page(more)) };
}

const field = (name: string) => {
  const element = document.getElementById(`root_${name}`);
  if (!(element instanceof HTMLInputElement)) throw new Error(`no field ${name}`);
  return element;
};
const isInSight = (name: string) => field(name).closest('[hidden]') === null;
const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const go = async (name: RegExp) => {
  const link = await screen.findByRole('link', { name });
  await act(async () => fireEvent.click(link));
};

const expectAccessible = async (container: HTMLElement) => {
  expect(await axeViolations(container)).toEqual([]);
};

describe('every layout', () => {
  it.each(['columns', 'section', 'tabs', 'accordion', 'steps'] as const)(
    '%s draws every field once, in order, and passes axe',
    async (kind) => {
      const { container } = await mount(kind, { context: { role: 'staff' } });
      const drawn = [...container.querySelectorAll('input')].map(({ id }) => id.replace('root_', ''));
      expect([...drawn].sort()).toEqual(Object.keys(schema.properties).sort());
      expect(drawn.indexOf('title')).toBeLessThan(drawn.indexOf('year'));
      await expectAccessible(container);
    },
  );
});

describe('sections', () => {
  it('fold, keep what is typed in them, and open for a field that the summary leads to', async () => {
    const { container } = await mount('section');
    expect(screen.getByRole('group', { name: 'Basics' })).toBeTruthy();
    expect(isInSight('copyright')).toBe(false);
    const panel = field('copyright').closest('[hidden]');
    expect(['hidden', 'aria-hidden'].map((name) => panel?.getAttribute(name))).toEqual(['until-found', 'true']);
    await press('Rights');
    expect(panel?.hasAttribute('aria-hidden')).toBe(false);
    expect(isInSight('copyright')).toBe(true);
    fireEvent.change(field('music'), { target: { value: 'waltz' } });
    await press('Rights');
    await press('Send');
    expect(screen.getByRole('button', { name: 'Rights (2 errors)' }).getAttribute('aria-expanded')).toBe('false');
    await go(/^Music/);
    expect(document.activeElement).toBe(field('music'));
    expect(field('music').value).toBe('waltz');
    await expectAccessible(container);
  });

  it('open when the browser’s own search finds something in them', async () => {
    await mount('section');
    act(() => {
      field('copyright')
        .closest('[hidden]')
        ?.dispatchEvent(new Event('beforematch', { bubbles: true }));
    });
    expect(isInSight('copyright')).toBe(true);
  });
});

describe('tabs', () => {
  it('show one page, count its errors, and follow the summary', async () => {
    const { container } = await mount('tabs');
    const tabs = within(screen.getByRole('tablist')).getAllByRole('tab');
    expect(tabs.map((tab) => tab.querySelector('.fui-Tab__content')?.textContent)).toEqual(['Basics', 'Rights']);
    expect([isInSight('title'), isInSight('copyright')]).toEqual([true, false]);
    const titles = [...container.querySelectorAll('[data-title]')].map((page) => page.getAttribute('data-title'));
    expect(titles, 'on paper, where all pages are').toEqual(['Basics', 'Rights']);
    await press('Send');
    expect(document.activeElement).toBe(field('title'));
    expect(screen.getByRole('tab', { name: 'Rights (1 error)' })).toBeTruthy();
    await go(/^Copyright/);
    expect(document.activeElement).toBe(field('copyright'));
    expect([isInSight('title'), isInSight('copyright')]).toEqual([false, true]);
    expect(screen.getByRole('tab', { selected: true }).textContent).toContain('Rights');
    await expectAccessible(container);
  });

  it('a chosen tab is in sight where its row scrolls, before and behind what is seen of it', async () => {
    await mount('tabs');
    const list = screen.getByRole('tablist');
    const row = list.parentElement ?? document.body;
    const tabs = within(list).getAllByRole('tab');
    row.getBoundingClientRect = () => new DOMRect(10, 0, 100, 44);
    for (const [index, tab] of tabs.entries()) {
      tab.getBoundingClientRect = () => new DOMRect(10 + index * 140 - row.scrollLeft, 0, 90, 44);
    }
    await press('Send');
    expect(row.scrollLeft).toBe(0);
    await go(/^Copyright/);
    expect(row.scrollLeft).toBe(130);
    await go(/^Title/);
    expect(row.scrollLeft).toBe(0);
  });

  it('are a list to choose from where they have a label', async () => {
    const { container } = await mount('chooser');
    const chooser = screen.getByRole('combobox', { name: 'Part' });
    const options = () => [...chooser.querySelectorAll('option')].map(({ textContent }) => textContent);
    expect([options(), screen.queryByRole('tablist')]).toEqual([['Basics', 'Rights'], null]);
    await press('Send');
    expect(options()).toEqual(['Basics (2 errors)', 'Rights (1 error)']);
    await act(async () => fireEvent.change(chooser, { target: { value: '1' } }));
    expect([isInSight('title'), isInSight('copyright')]).toEqual([false, true]);
    await go(/^Title/);
    expect([document.activeElement, isInSight('title')]).toEqual([field('title'), true]);
    await expectAccessible(container);
  });

  it('go while rules hide all of a page, and the one beside takes its place', async () => {
    const { rerender } = await mount('tabs', { context: { role: 'staff' } });
    act(() => screen.getByRole('tab', { name: 'Inner' }).click());
    expect(isInSight('secret')).toBe(true);
    rerender({ context: {} });
    expect(screen.queryByRole('tab', { name: 'Inner' })).toBeNull();
    expect([isInSight('copyright'), isInSight('title')]).toEqual([true, false]);
  });
});

describe('pages of fields that come and go with the data', () => {
  it('come and go with them', async () => {
    const form = await moduleOf(
      {
        type: 'object',
        properties: { title: { title: 'Title', type: 'string' }, id: { title: 'Id', type: 'string' } },
        if: { properties: { title: { const: 'series' } }, required: ['title'] },
        then: { properties: { season: { title: 'Season', type: 'string' } } },
      },
      {
        id: { 'ui:widget': 'hidden' },
        'ui:layout': [
          {
            kind: 'tabs',
            pages: [
              { title: 'Basics', parts: ['title'] },
              { title: 'Series', parts: ['season'] },
              { title: 'Inner', parts: ['id'] },
            ],
          },
        ],
      },
    );
    render(
      <FluentProvider theme={webLightTheme}>
        <SchemaForm form={form} theme={fluentTheme} onSubmit={async () => ({ ok: true })} />
      </FluentProvider>,
    );
    await screen.findByRole('tab', { name: 'Basics' });
    expect(screen.getAllByRole('tab')).toHaveLength(1);
    fireEvent.change(field('title'), { target: { value: 'series' } });
    expect(await screen.findByRole('tab', { name: 'Series' })).toBeTruthy();
    expect(screen.queryByRole('tab', { name: 'Inner' })).toBeNull();
  });
});

describe('accordions', () => {
  it('open one at a time where that is asked for', async () => {
    await mount('accordion');
    expect([isInSight('title'), isInSight('copyright')]).toEqual([true, false]);
    await press('Rights');
    expect([isInSight('title'), isInSight('copyright')]).toEqual([false, true]);
    expect(screen.queryByRole('button', { name: 'Inner' })).toBeNull();
  });

  it('open the first page that rules leave in sight, and leave it open when one before it appears', async () => {
    const { rerender } = await mount('accordionHidden');
    const isOpen = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-expanded');
    expect(screen.queryByRole('button', { name: 'Inner' })).toBeNull();
    expect([isOpen('Basics'), isOpen('Rights')]).toEqual(['true', 'false']);
    rerender({ context: { role: 'staff' } });
    await screen.findByRole('button', { name: 'Inner' });
    expect([isOpen('Inner'), isOpen('Basics'), isOpen('Rights')]).toEqual(['false', 'true', 'false']);
  });
});

describe('steps', () => {
  const current = () => screen.getByRole('navigation', { name: 'Steps' }).querySelector('[aria-current="step"]')?.textContent;
  const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

  it('let nobody pass whose page is wrong, and send from the last', async () => {
    const { sent, container } = await mount('steps');
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Keep' })).toBeTruthy();
    expect(screen.getByRole('button', { name: '2. Rights' }).matches(':disabled')).toBe(true);
    await press('Next');
    expect(current()).toBe('1. Basics2 (2 errors)');
    expect(document.activeElement).toBe(field('title'));
    type('title', 'Nocturne');
    type('year', '2026');
    fireEvent.keyDown(field('year'), { key: 'Enter' });
    await act(async () => undefined);
    expect(current()).toBe('2. Rights');
    expect(document.activeElement?.textContent).toBe('Rights – Step 2 of 3');
    type('copyright', 'Studio');
    await press('Next');
    expect(current()).toBe('3. Rest');
    expect(isInSight('contact')).toBe(true);
    await expectAccessible(container);
    await press('Send');
    expect(sent).toEqual([]);
    type('contact', 'Ada');
    await press('Send');
    expect(sent[0]?.data).toEqual(data);
  });

  it('let those pass who leave empty what may be so', async () => {
    const text = { type: 'string' };
    const form = await moduleOf(
      {
        type: 'object',
        required: ['list', 'none', 'later'],
        properties: {
          list: { type: 'array', items: text },
          none: { type: ['string', 'null'] },
          later: { type: 'array', items: text },
        },
      },
      {
        'ui:layout': [
          {
            kind: 'steps',
            pages: [
              { title: 'One', parts: ['list', 'none'] },
              { title: 'Two', parts: ['later'] },
            ],
          },
        ],
      },
    );
    const handle = createRef<FormHandle>();
    await mount('steps', { form, ref: handle });
    await press('Next');
    expect(current()).toBe('2. Two');
    expect(handle.current?.getData()).toEqual({ list: [], none: null });
  });

  it('can be gone back to, and a refused submission leads to the step of its first error', async () => {
    await mount('steps', { initialData: data });
    await press('Next');
    await press('Next');
    await press('1. Basics');
    expect(isInSight('title')).toBe(true);
    type('title', 'Far too long a title');
    await press('3. Rest');
    await press('Send');
    expect(current()).toBe('1. Basics1 (1 error)');
    expect(document.activeElement).toBe(field('title'));
  });
});
