// @vitest-environment jsdom
import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { type FormHandle, prepareForm, SchemaForm } from '@reelform/engine';
import type { JsonObject } from '@reelform/engine/validation';
import { getDefaultRegistry } from '@rjsf/core';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { moduleOf } from '../../../engine/src/form/fixture/moduleOf.ts';
import messages from '../../../schemas/messages/en.json' with { type: 'json' };
import { toForm } from '../conformance/mountExample.tsx';
import type { WidgetExample } from '../conformance/WidgetExample.ts';
import { fluentTheme } from '../index.ts';
import password from '../password/password.example.json' with { type: 'json' };
import checkbox from './checkbox.example.json' with { type: 'json' };
import checkboxes from './checkboxes.example.json' with { type: 'json' };
import color from './color.example.json' with { type: 'json' };
import dateTime from './date-time.example.json' with { type: 'json' };
import dateTimeEpoch from './date-time-epoch.example.json' with { type: 'json' };
import email from './email.example.json' with { type: 'json' };
import number from './number.example.json' with { type: 'json' };
import phone from './phone.example.json' with { type: 'json' };
import phoneDigits from './phone-digits.example.json' with { type: 'json' };
import radio from './radio.example.json' with { type: 'json' };
import range from './range.example.json' with { type: 'json' };
import select from './select.example.json' with { type: 'json' };
import switchExample from './switch.example.json' with { type: 'json' };
import text from './text.example.json' with { type: 'json' };
import textCounter from './text-counter.example.json' with { type: 'json' };
import textarea from './textarea.example.json' with { type: 'json' };
import time from './time.example.json' with { type: 'json' };
import updown from './updown.example.json' with { type: 'json' };
import url from './url.example.json' with { type: 'json' };
import year from './year.example.json' with { type: 'json' };

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

type Example = Pick<WidgetExample, 'schema' | 'uiSchema'>;

const mount = async (example: Example, value?: unknown, readOnly = false) => {
  const handle = createRef<FormHandle>();
  const data: JsonObject = value === undefined ? {} : JSON.parse(JSON.stringify({ field: value }));
  render(
    <FluentProvider theme={webLightTheme}>
      <SchemaForm
        ref={handle}
        form={toForm(example, messages)}
        theme={fluentTheme}
        initialData={data}
        readOnly={readOnly}
        onSubmit={async () => ({ ok: true })}
      />
    </FluentProvider>,
  );
  const control = await waitFor(() => {
    const found = document.getElementById('root_field');
    if (!found) throw new Error('not there yet');
    return found;
  });
  return { control, field: () => handle.current?.getData().field, handle };
};

const type = (control: HTMLElement, value: string) => fireEvent.change(control, { target: { value } });

describe('what is typed becomes the value', () => {
  it.each<{ name: string; example: Example; typed: string; value: unknown }>([
    { name: 'text', example: text, typed: ' A film ', value: ' A film ' },
    { name: 'text longer than its limit', example: text, typed: 'x'.repeat(201), value: 'x'.repeat(201) },
    { name: 'email', example: email, typed: 'ada@example.org', value: 'ada@example.org' },
    { name: 'phone', example: phone, typed: '+47 22', value: '+47 22' },
    { name: 'url', example: url, typed: 'https://example.org', value: 'https://example.org' },
    { name: 'url with space around', example: url, typed: ' https://example.org ', value: 'https://example.org' },
    { name: 'url of space alone', example: url, typed: ' ', value: undefined },
    { name: 'number in Arabic digits', example: number, typed: '٢٠٢٥', value: 2025 },
    { name: 'password', example: password, typed: 'secret', value: 'secret' },
    { name: 'textarea', example: textarea, typed: 'x'.repeat(120), value: 'x'.repeat(120) },
    { name: 'number', example: number, typed: '1999', value: 1999 },
    { name: 'digits', example: year, typed: '20a2 5', value: '2025' },
    { name: 'digits of a phone', example: phoneDigits, typed: '+47 (22) 33', value: '472233' },
    { name: 'text longer than its counter', example: textCounter, typed: 'x'.repeat(301), value: 'x'.repeat(301) },
    { name: 'half a number', example: number, typed: '19x', value: '19x' },
    { name: 'date-time', example: dateTime, typed: '2026-03-08T02:30', value: '2026-03-08T02:30:00.000Z' },
    { name: 'date-time in seconds', example: dateTimeEpoch, typed: '2026-03-08T02:30', value: 1_772_937_000 },
    { name: 'time', example: time, typed: '19:30', value: '19:30:00Z' },
    { name: 'range', example: range, typed: '55', value: 55 },
    { name: 'select', example: select, typed: '1', value: 'SHORT_FILM' },
  ])('$name', async ({ example, typed, value }) => {
    const { control, field } = await mount(example);
    type(control, typed);
    expect(field()).toEqual(value);
  });

  it.each([
    ['14:00:00+02:00', '12:00'],
    ['23:30:00-05:00', '04:30'],
    ['19:30:00.5z', '19:30'],
    ['19:30:00', '19:30'],
    ['23:59:60Z', '23:59'],
    ['soon', ''],
  ])('a time of %s is shown in GMT', async (value, shown) => {
    const { control } = await mount(time, value);
    expect(control).toHaveProperty('value', shown);
  });

  it.each([
    ['press', (slider: HTMLElement) => fireEvent.pointerUp(slider)],
    ['key', (slider: HTMLElement) => fireEvent.keyUp(slider, { key: 'Home' })],
  ])('the least value of a range, which stands there without one, is entered by a %s', async (_how, enter) => {
    const { control, field } = await mount(range);
    act(() => void fireEvent.keyUp(control, { key: 'Tab' }));
    expect(field()).toBeUndefined();
    act(() => void enter(control));
    expect(field()).toBe(range.schema.minimum);
  });

  it.each([undefined, 'black'])('black can be chosen for a colour in the place of %s', async (value) => {
    const { control, field } = await mount(color, value);
    expect(field()).toBe(value);
    type(control, '#000000');
    expect(field()).toBe('#000000');
  });

  it('an emptied text is no value', async () => {
    const { control, field } = await mount(text, 'A film');
    type(control, '');
    expect(field()).toBeUndefined();
  });
});

describe('kinds of input', () => {
  it.each<{ example: Example; attributes: { [name: string]: string } }>([
    { example: email, attributes: { type: 'email', autocomplete: 'email' } },
    { example: phone, attributes: { type: 'tel', autocomplete: 'tel' } },
    { example: url, attributes: { type: 'url' } },
    { example: number, attributes: { type: 'text', inputmode: 'numeric' } },
    {
      example: { ...number, schema: { type: 'number', title: 'Price', minimum: 0 } },
      attributes: { type: 'text', inputmode: 'decimal' },
    },
    { example: { ...number, schema: { type: 'integer', title: 'Degrees' } }, attributes: { type: 'text', inputmode: 'text' } },
    { example: password, attributes: { type: 'password', autocomplete: 'new-password' } },
    { example: text, attributes: { type: 'text', placeholder: 'The title viewers will see' } },
  ])('$attributes', async ({ example, attributes }) => {
    const { control } = await mount(example);
    const found = Object.fromEntries(Object.keys(attributes).map((name) => [name, control.getAttribute(name)]));
    expect(found).toEqual(attributes);
    expect(control.hasAttribute('maxlength')).toBe(false);
  });
});

it.each([
  ['text', text],
  ['textarea', { ...textarea, uiSchema: { ...textarea.uiSchema, 'ui:placeholder': 'What is it about?' } }],
])('a %s that is read-only has no placeholder, which could be taken for a value', async (_name, example) => {
  const { control } = await mount(example, undefined, true);
  expect(control.hasAttribute('placeholder')).toBe(false);
});

describe('digits', () => {
  it('keep the caret among them, and are told to be digits and how many (R-352)', async () => {
    const { control } = await mount(year, '2025');
    if (!(control instanceof HTMLInputElement)) throw new Error('no input');
    expect([control.maxLength, control.type]).toEqual([4, 'text']);
    control.setRangeText('x', 2, 2, 'end');
    fireEvent.input(control);
    expect([control.value, control.selectionStart]).toEqual(['2025', 2]);
  });

  it.each(['٢٠٢٥', '۲۰۲۵', '２０２５'])('are taken in the letters of %s', async (typed) => {
    const { control, field } = await mount(year);
    type(control, typed);
    expect(field()).toBe('2025');
  });

  it('are looked at when an input method is done', async () => {
    const { control } = await mount(year);
    if (!(control instanceof HTMLInputElement)) throw new Error('no input');
    fireEvent.compositionStart(control);
    control.value = '２に';
    fireEvent(control, new InputEvent('input', { bubbles: true, isComposing: true }));
    expect(control.value).toBe('２に');
    fireEvent.compositionEnd(control);
    expect(control.value).toBe('2');
  });
});

describe('a line of text', () => {
  it('has a counter where the uiSchema asks for one (R-464)', async () => {
    const { control } = await mount(textCounter);
    await screen.findByText('0/300');
    type(control, 'twelve chars');
    expect(screen.getByText('12/300')).toBeTruthy();
    expect(control.getAttribute('aria-describedby')).toContain('root_field__counter');
  });
});

it.each([
  ['a stored text', 'one\r\ntwo', undefined],
  ['a text that the host puts into the form', 'one', 'one\r\ntwo'],
])('%s of several lines keeps their ends when it is typed into', async (_what, stored, given) => {
  const { field, handle } = await mount(text, stored);
  if (given !== undefined) act(() => handle.current?.replace({ field: given }));
  const lines = await waitFor(() => {
    const found = document.querySelector('textarea');
    if (!found) throw new Error('not there yet');
    return found;
  });
  expect(lines.id).toBe('root_field');
  expect(field()).toBe('one\r\ntwo');
  fireEvent.input(lines, { target: { value: 'one\ntwo\nthree' } });
  fireEvent.blur(lines);
  expect(field()).toBe('one\ntwo\nthree');
});

describe('date and time', () => {
  const notes = (control: HTMLElement) =>
    (control.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' ');
  const day = 86_400_000;
  const inDays = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 16);

  it('is said in words, in GMT (R-240)', async () => {
    const { control } = await mount(dateTime, '2026-03-08T02:30:00Z');
    expect(notes(control)).toContain('Sunday, March 8, 2026 at 02:30 GMT');
  });

  it('is emptied as a whole', async () => {
    const { control, field } = await mount(dateTimeEpoch, 1_772_937_000);
    type(control, '');
    expect(field()).toBeUndefined();
  });

  it('offers nothing past, says how far ahead is recommended, and takes what is sooner (R-239)', async () => {
    const { control, field } = await mount(dateTimeEpoch);
    expect(Math.abs(Date.parse(`${control.getAttribute('min')}Z`) - Date.now())).toBeLessThan(day / 24);
    expect(notes(control)).toContain('At least 14 days ahead is recommended');
    const sooner = /less than 14 days ahead/;
    expect(notes(control)).not.toMatch(sooner);
    const soon = inDays(3);
    type(control, soon);
    await waitFor(() => expect(notes(control)).toMatch(sooner));
    expect(field()).toBe(Date.parse(`${soon}Z`) / 1000);
    type(control, inDays(20));
    await waitFor(() => expect(notes(control)).not.toMatch(sooner));
  });
});

describe('password', () => {
  it('is shown and hidden again, and keeps what is typed', async () => {
    const { control } = await mount(password);
    type(control, 'secret');
    const show = screen.getByRole('button', { name: 'Show password' });
    expect(document.getElementById(show.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Password');
    fireEvent.click(show);
    expect(control).toMatchObject({ type: 'text', value: 'secret' });
    fireEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(control).toMatchObject({ type: 'password', value: 'secret' });
  });
});

describe('textarea', () => {
  it('counts, and speaks of the count only near the limit and in a pause', async () => {
    const { control } = await mount(textarea);
    vi.useFakeTimers();
    const speaks = () => {
      act(() => vi.advanceTimersByTime(1000));
      return control.closest('form')?.querySelector('[role="status"]')?.textContent;
    };
    type(control, 'x'.repeat(12));
    expect(screen.getByText('12/100')).toBeTruthy();
    expect(speaks()).toBe('');
    type(control, 'x'.repeat(95));
    expect(speaks()).toBe('Characters left: 5');
    type(control, 'x'.repeat(103));
    expect(screen.getByText('103/100')).toBeTruthy();
    expect(speaks()).toBe('Characters too many: 3');
    expect(control.getAttribute('aria-describedby')).toContain('root_field__counter');
  });
});

describe('choices', () => {
  it('a checkbox is ticked and unticked (R-136)', async () => {
    const { control, field } = await mount(checkbox);
    fireEvent.click(control);
    expect(field()).toBe(true);
    fireEvent.click(control);
    expect(field()).toBe(false);
  });

  it('a switch is turned on and off (R-276)', async () => {
    const { control, field } = await mount(switchExample);
    expect(screen.getByRole('switch', { name: /^Opt this film out of promotions/ })).toBe(control);
    fireEvent.click(control);
    expect(field()).toBe(true);
    fireEvent.click(control);
    expect(field()).toBe(false);
  });

  it('the link in a checkbox’s label opens a new tab and does not tick it', async () => {
    const { field } = await mount(checkbox);
    const link = screen.getByRole('link', { name: 'Terms and Conditions' });
    expect(link).toMatchObject({ target: '_blank', rel: 'noopener noreferrer' });
    expect(link.getAttribute('href')).toBe('/terms');
    fireEvent.click(link);
    expect(field()).toBeUndefined();
  });

  it('a select has a placeholder that empties it', async () => {
    const { control, field } = await mount(select, 'SERIES');
    expect(screen.getByRole('option', { name: 'Choose a type' })).toBeTruthy();
    type(control, '');
    expect(field()).toBeUndefined();
  });

  it.each<[name: string, value: JsonObject[string], text: string]>([
    ['a list', [3], 'Three'],
    ['an object', { a: 1 }, 'One'],
    ['an empty text', '', 'Nothing'],
  ])('a select shows %s that is chosen, read-only, too', async (_name, value, text) => {
    const field = { title: 'Which', enum: [[1, 2], [3], { a: 1 }, ''], enumNames: ['Both', 'Three', 'One', 'Nothing'] };
    const form = await moduleOf({ type: 'object', properties: { field } });
    await prepareForm(form); // its values are of no one kind
    const draw = (readOnly: boolean) =>
      render(
        <FluentProvider theme={webLightTheme}>
          <SchemaForm
            form={form}
            theme={fluentTheme}
            initialData={{ field: value }}
            readOnly={readOnly}
            onSubmit={async () => ({ ok: true })}
          />
        </FluentProvider>,
      );
    draw(false);
    const list: HTMLSelectElement = await screen.findByRole('combobox', { name: 'Which' });
    expect(list.selectedOptions[0]?.text).toBe(text);
    cleanup();
    draw(true);
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Which' })).value).toBe(text);
  });

  it('a select shows a value that is none of its options any more, and takes it away', async () => {
    const { control, field } = await mount(select, 'MINI_SERIES');
    const [empty, unlisted] = screen.getAllByRole<HTMLOptionElement>('option');
    // The empty one is not there already: choosing it changes something.
    expect([empty?.selected, unlisted?.text, unlisted?.selected]).toEqual([false, 'MINI_SERIES', true]);
    type(control, '');
    expect(field()).toBeUndefined();
    expect(screen.queryByRole('option', { name: 'MINI_SERIES' })).toBeNull();
    cleanup();
    expect((await mount(select, 'MINI_SERIES', true)).control).toHaveProperty('value', 'MINI_SERIES');
  });

  it.each([
    [{ wide: 3 }, '{"wide":3}'],
    [['MOVIE'], '["MOVIE"]'],
    [0, '0'],
    [false, 'false'],
    [null, undefined],
  ])('a select shows %j, which is none of its options, as %s', async (value, shown) => {
    await mount(select, value);
    expect(screen.getAllByRole<HTMLOptionElement>('option').find(({ disabled }) => disabled)?.text).toBe(shown);
  });

  it('a select with a default chooses nothing that is not in the data', async () => {
    const schema = { ...select.schema, default: 'SERIES' };
    const { control, field } = await mount({ ...select, schema }, '');
    expect(control).toHaveProperty('value', '');
    type(control, '0');
    expect(field()).toBe('SERIES');
    expect(screen.queryByRole('option', { name: 'Choose a type' })).toBeNull();
  });

  it('radio buttons and checkboxes take what is pressed', async () => {
    const one = await mount(radio);
    fireEvent.click(screen.getByRole('radio', { name: 'For adults' }));
    expect(one.field()).toBe('A');
    cleanup();
    const some = await mount(checkboxes, ['stereo']);
    fireEvent.click(screen.getByRole('checkbox', { name: 'surround' }));
    expect(some.field()).toEqual(['stereo', 'surround']);
    fireEvent.click(screen.getByRole('checkbox', { name: 'stereo' }));
    expect(some.field()).toEqual(['surround']);
  });

  it('checkboxes take values of every kind, each in its place', async () => {
    const values = [{ a: 1 }, ['b', 'c'], null, 3, '3'];
    const schema = { type: 'array', title: 'Some', uniqueItems: true, items: { enum: values } };
    const { field } = await mount({ schema, uiSchema: { 'ui:widget': 'checkboxes', 'ui:help': 'Any.' } }, [{ a: 1 }]);
    await screen.findAllByRole('checkbox');
    const press = (index: number) => act(() => screen.getAllByRole('checkbox')[index]?.click());
    for (const index of [4, 3, 2, 1]) press(index);
    expect(field()).toEqual(values);
    for (const index of [0, 1, 2, 3]) press(index);
    expect(field()).toEqual(['3']);
  });

  it('more than 100 checkboxes are a list that is searched', async () => {
    const ofMany = (count: number) => {
      const countries = Array.from({ length: count }, (_none, at) => `Country ${at + 1}`);
      const schema = { title: 'Countries', type: 'array', uniqueItems: true, items: { enum: countries } };
      return { schema, uiSchema: { 'ui:help': 'One or several.' } };
    };
    await mount(ofMany(100));
    expect([screen.getAllByRole('checkbox').length, screen.queryByRole('combobox')]).toEqual([100, null]);
    cleanup();
    const { control, field } = await mount(ofMany(101), ['Country 7']);
    expect(screen.queryByRole('checkbox')).toBeNull();
    await act(async () => type(control, '101'));
    const option = await screen.findByRole('option', { name: 'Country 101' });
    expect(screen.getAllByRole('option')).toEqual([option]);
    await act(async () => fireEvent.click(option));
    expect(field()).toEqual(['Country 7', 'Country 101']);
  });

  it.each<{ name: string; example: Example; value: unknown; role: string }>([
    { name: 'checkbox', example: checkbox, value: true, role: 'checkbox' },
    { name: 'radio', example: radio, value: 'A', role: 'radio' },
    { name: 'checkboxes', example: checkboxes, value: ['stereo'], role: 'checkbox' },
  ])('a read-only $name stays as it is', async ({ example, value, role }) => {
    const { field } = await mount(example, value, true);
    for (const choice of screen.getAllByRole(role)) fireEvent.click(choice);
    expect(field()).toEqual(value);
  });
});

it('a list of yes, no and nothing takes each of them', async () => {
  const truths = { title: 'Signed', type: ['boolean' as const, 'null' as const], enum: [true, false, null] };
  const { field } = await mount({
    schema: truths,
    uiSchema: { 'ui:help': '', 'ui:widget': 'select', 'ui:enumNames': ['Yes', 'No', 'None'] },
  });
  const select = await screen.findByRole('combobox', { name: 'Signed' });
  for (const [name, value] of [
    ['Yes', true],
    ['None', null],
    ['No', false],
    ['Choose one', undefined],
  ] as const) {
    const option = screen.getByRole('option', { name });
    fireEvent.change(select, { target: { value: option.getAttribute('value') } });
    expect(field()).toBe(value);
  }
});

it('a list draws a value that stands in it twice as often, without a complaint', async () => {
  const complain = vi.spyOn(console, 'error');
  await mount({
    schema: { title: 'Mode', type: 'string', oneOf: [{ const: 'on' }, { const: 'on', title: 'Also on' }] },
    uiSchema: { 'ui:help': '' },
  });
  const lines = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect([lines, complain.mock.calls]).toEqual([['Choose one', 'on', 'Also on'], []]);
  complain.mockRestore();
});

describe('what a schema says of an option', () => {
  const schema = {
    title: 'Mode',
    type: 'string' as const,
    oneOf: [
      { const: 'on', title: 'On', description: 'Always.' },
      { const: 'off', title: 'Off' },
    ],
  };
  const saidOf = (element: Element) => document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;

  it.each(['radio', 'checkboxes'])('stands below it, and describes its control: %s', async (widget) => {
    const several = { title: 'Modes', type: 'array' as const, uniqueItems: true, items: schema };
    const isSeveral = widget === 'checkboxes';
    await mount({ schema: isSeveral ? several : schema, uiSchema: { 'ui:help': '', 'ui:widget': widget } });
    const role = isSeveral ? 'checkbox' : 'radio';
    expect(saidOf(await screen.findByRole(role, { name: 'On' }))).toBe('Always.');
    expect(screen.getByRole(role, { name: 'Off' }).getAttribute('aria-describedby')).toBeNull();
  });

  it('stands below a list once the option is chosen', async () => {
    await mount({ schema, uiSchema: { 'ui:help': '' } });
    const select = await screen.findByRole('combobox', { name: 'Mode' });
    expect(saidOf(select)).toBeUndefined();
    fireEvent.change(select, { target: { value: screen.getByRole('option', { name: 'On' }).getAttribute('value') } });
    expect(saidOf(select)).toBe('Always.');
  });

  it('is its second line in a list that is searched', async () => {
    await mount({ schema, uiSchema: { 'ui:help': '', 'ui:widget': 'combobox' } });
    const box = await screen.findByRole('combobox', { name: 'Mode' });
    act(() => box.focus());
    fireEvent.click(box);
    expect((await screen.findByRole('option', { name: /^On/ })).textContent).toBe('OnAlways.');
  });
});

describe('texts of an option and a label', () => {
  const schema = { title: 'القياس', type: 'string' as const, enum: ['35 mm', 'Super 16'] };

  it('have the direction of their own words in a list', async () => {
    await mount({ schema, uiSchema: { 'ui:help': 'In milli', 'ui:widget': 'select' } });
    const option = await screen.findByRole('option', { name: '35 mm' });
    expect(option.getAttribute('dir')).toBe('auto');
    for (const text of ['القياس', 'In milli']) expect(screen.getByText(text).getAttribute('dir')).toBe('auto');
    expect(getComputedStyle(screen.getByText('In milli')).textAlign).toBe('match-parent');
  });

  it('have the direction of their own words beside a box', async () => {
    await mount({ schema, uiSchema: { 'ui:help': '', 'ui:widget': 'radio' } });
    expect((await screen.findByText('35 mm')).getAttribute('dir')).toBe('auto');
  });
});

describe('a number', () => {
  it('is not changed by a wheel that turns over it: the page scrolls, and it has the focus no more (R-352)', async () => {
    const { control, field } = await mount(updown, 3);
    act(() => control.focus());
    fireEvent.wheel(control, { deltaY: 100 });
    expect(document.activeElement).toBe(document.body);
    expect(field()).toBe(3);
  });

  it.each([
    { example: { ...number, schema: { type: 'number' as const, title: 'Price' } }, typed: '10.000', value: '10.000' },
    { example: { ...number, schema: { type: 'number' as const, title: 'Price' } }, typed: '10,5', value: 10.5 },
    { example: updown, typed: '10.000', value: 10 },
  ])(
    'of which nobody can tell how large it is where a comma parts fractions off is asked for anew: $typed',
    async ({ example, typed, value }) => {
      const languages = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de']);
      const { control, field } = await mount(example);
      fireEvent.change(control, { target: { value: typed } });
      expect(field()).toBe(value);
      languages.mockRestore();
    },
  );
});

it('has a widget for each name that rjsf has one for, so that none of its own is drawn', () => {
  const { widgets = {} } = fluentTheme.rjsf;
  expect(Object.keys(getDefaultRegistry().widgets).filter((name) => !widgets[name])).toEqual([]);
});
