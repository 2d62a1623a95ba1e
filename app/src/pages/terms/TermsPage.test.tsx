// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/ApiError.ts';
import { mountScreen } from '../../fixture/mountScreen.tsx';
import { TermsPage } from './TermsPage.tsx';
import type { Terms } from './useTerms.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const terms: Terms = {
  updated: '2024-10-28',
  lead: 'These terms are the agreement.',
  sections: [
    { id: 'steps', title: 'Five steps', text: ['In order:', { steps: ['Submission', 'Review'] }] },
    { id: 'payouts', title: 'Payouts', text: ['Once a month.'] },
  ],
};

describe('the terms page', () => {
  it('says when the terms were last updated, and shows each section under a heading with an anchor (R-430)', async () => {
    await mountScreen(<TermsPage />, { answers: { 'GET /terms': () => ({ data: terms }) } });
    expect(await screen.findByText('Last updated October 28, 2024')).toBeTruthy();
    const contents = screen.getByRole('navigation', { name: 'Contents' });
    for (const link of within(contents).getAllByRole('link')) {
      const target = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
      expect(target?.textContent).toContain(link.textContent);
    }
    expect(within(contents).getAllByRole('link')).toHaveLength(2);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Contents',
      '1. Five steps',
      '2. Payouts',
    ]);
    expect(within(screen.getByRole('region', { name: '1. Five steps' })).getAllByRole('listitem')).toHaveLength(2);
  });

  it('goes to the section that its address names once the text is there', async () => {
    const shown: string[] = [];
    vi.stubGlobal('location', new URL('http://localhost/terms#payouts'));
    Object.assign(Element.prototype, {
      scrollIntoView(this: Element) {
        shown.push(this.id);
      },
    });
    await mountScreen(<TermsPage />, { answers: { 'GET /terms': () => ({ data: terms }) } });
    await screen.findByText('Once a month.');
    expect(shown).toEqual(['payouts']);
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });

  it('prints', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    await mountScreen(<TermsPage />, { answers: { 'GET /terms': () => ({ data: terms }) } });
    fireEvent.click(await screen.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
  });

  it('says that loading failed and tries again', async () => {
    let tries = 0;
    const answer = () => {
      tries += 1;
      if (tries === 1) throw new ApiError(500, 'internal', 'No.');
      return { data: terms };
    };
    await mountScreen(<TermsPage />, { answers: { 'GET /terms': answer } });
    expect(await screen.findByText('Error in loading the data.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Once a month.')).toBeTruthy();
  });
});
