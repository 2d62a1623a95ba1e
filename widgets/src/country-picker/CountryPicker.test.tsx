// @vitest-environment jsdom
import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { type FormHandle, SchemaForm } from '@reelform/engine';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, it } from 'vitest';
import messages from '../../../schemas/messages/en.json' with { type: 'json' };
import countries from '../../../schemas/options/countries.json' with { type: 'json' };
import { axeViolations } from '../conformance/axeViolations.ts';
import { toForm } from '../conformance/mountExample.tsx';
import { fluentTheme } from '../index.ts';
import example from './country-picker.example.json' with { type: 'json' };

afterEach(cleanup);

const inGroup = (group: string) => countries.filter((country) => country.group === group).map(({ value }) => value);

const mount = async (data: object = {}) => {
  const handle = createRef<FormHandle>();
  const { container } = render(
    <FluentProvider theme={webLightTheme}>
      <SchemaForm
        ref={handle}
        form={toForm(example, messages, { countries })}
        theme={fluentTheme}
        initialData={{ ...data }}
        onSubmit={async () => ({ ok: true })}
      />
    </FluentProvider>,
  );
  const box = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Countries' });
  const type = (value: string) => act(async () => fireEvent.change(box, { target: { value } }));
  const press = (key: string) => act(async () => fireEvent.keyDown(box, { key }));
  return { container, box, type, press, chosen: () => [handle.current?.getData().field ?? []].flat() };
};

const optionOf = (text: string | RegExp) => screen.findByRole('option', { name: text });
const spoken = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join(' ');

it('chooses a region by keyboard, says so, and gives it back', async () => {
  const { container, type, press, chosen } = await mount({ field: ['NO', 'JP'] });
  const europe = inGroup('Europe');
  await type('europe');
  const line = await optionOf(`All of Europe (${europe.length})`);
  await press('Enter');
  expect(new Set(chosen())).toEqual(new Set(['JP', ...europe]));
  expect(chosen().slice(0, 2)).toEqual(['NO', 'JP']);
  expect(line.getAttribute('aria-selected')).toBe('true');
  await waitFor(() => expect(spoken()).toContain(`${europe.length - 1} of Europe chosen`));
  expect(await axeViolations(container)).toEqual([]);
  await press('Enter');
  expect(chosen()).toEqual(['JP']);
  expect(line.getAttribute('aria-selected')).toBe('false');
});

it('finds countries by their other names', async () => {
  const { type, press, chosen } = await mount();
  await type('USA');
  await optionOf(/^United States of America/);
  await press('Enter');
  expect(chosen()).toEqual(['US']);
});

it('chooses the country that is meant, not its region, while a name is typed', async () => {
  const { type, press, chosen } = await mount();
  await type('ger');
  await optionOf('Germany');
  await press('Enter');
  expect(chosen()).toEqual(['DE']);
});

it('takes one country of a region away', async () => {
  const { type, press, chosen } = await mount({ field: inGroup('Northern America') });
  await type('united states');
  await optionOf(/^United States of America/);
  await press('Enter');
  expect(chosen()).toEqual(inGroup('Northern America').filter((code) => code !== 'US'));
});

it('tells how many are chosen, clears them, and goes back to the input', async () => {
  const { box, chosen } = await mount({ field: inGroup('Africa') });
  expect(screen.getByText(`${inGroup('Africa').length} chosen`)).toBeTruthy();
  expect(screen.getByRole('list', { name: 'Countries' }).children).toHaveLength(inGroup('Africa').length);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Clear all' })));
  expect(chosen()).toEqual([]);
  expect(document.activeElement).toBe(box);
  expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull();
});

it('has every country in exactly one region', () => {
  const codes = countries.map(({ value }) => value);
  expect([codes.length, new Set(codes).size]).toEqual([250, 250]);
  expect([...new Set(countries.map(({ group }) => group))]).toEqual([
    'Africa',
    'Asia',
    'Europe',
    'Latin America',
    'Northern America',
    'Oceania',
  ]);
});
