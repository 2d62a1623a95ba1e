// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { mountScreen } from '../../fixture/mountScreen.tsx';
import { ResourcesGate } from './ResourcesGate.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const ada = { id: 7, name: 'Ada', email: 'ada@example.com', showResourcesTab: true };
const missing = 'The page you are looking for does not exist.';
const open = (at: string, showResourcesTab: boolean) =>
  mountScreen(
    <Routes>
      <Route element={<ResourcesGate />}>
        <Route path="*" element={<p>what is inside</p>} />
      </Route>
    </Routes>,
    { at, user: { ...ada, showResourcesTab } },
  );

describe.each([
  ['/resources', 'R-027'],
  ['/payment', 'R-028'],
])('%s', (at, requirement) => {
  it(`is there for those whose showResourcesTab is set (${requirement})`, async () => {
    await open(at, true);
    expect(screen.getByText('what is inside')).toBeTruthy();
  });

  it(`is no page for others (${requirement})`, async () => {
    await open(at, false);
    expect(await screen.findByText(missing)).toBeTruthy();
    expect(screen.queryByText('what is inside')).toBeNull();
  });

  it(`closes when the flag is taken away (${requirement})`, async () => {
    const { store } = await open(at, true);
    await act(async () => store.enter({ ...ada, showResourcesTab: false }));
    expect(await screen.findByText(missing)).toBeTruthy();
  });
});
