// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { useKeptFocus } from './useKeptFocus.ts';

afterEach(cleanup);

type Step = 'all there' | 'button gone' | 'row gone' | 'list gone' | 'section gone';

/** A table in a section, of which one part after the other goes. */
function Screen() {
  useKeptFocus();
  const [step, setStep] = useState<Step>('all there');
  return (
    <main tabIndex={-1}>
      <button type="button" onClick={() => setStep('button gone')}>
        take the button
      </button>
      <button type="button" onClick={() => setStep('row gone')}>
        take the row
      </button>
      <button type="button" onClick={() => setStep('list gone')}>
        take the list
      </button>
      <button type="button" onClick={() => setStep('section gone')}>
        take the section
      </button>
      {step !== 'section gone' && (
        <section aria-label="films">
          {step !== 'list gone' && (
            <table>
              <tbody>
                {step !== 'row gone' && (
                  <tr>
                    <td>{step === 'all there' && <button type="button">Delete</button>}</td>
                  </tr>
                )}
              </tbody>
            </table>
          )}
        </section>
      )}
    </main>
  );
}

const settled = () => act(() => new Promise((done) => setTimeout(done, 150)));

describe('what had the focus goes', () => {
  it.each([
    ['take the button', 'TR'],
    ['take the row', 'TABLE'],
    ['take the list', 'SECTION'],
    ['take the section', 'MAIN'],
  ])('%s: the focus goes to the closest part that remains, %s', async (name, place) => {
    render(<Screen />);
    screen.getByRole('button', { name: 'Delete' }).focus();
    act(() => screen.getByRole('button', { name }).click());
    await waitFor(() => expect(document.activeElement?.tagName).toBe(place));
  });

  it('a dialog that goes with everything in it hands the focus to where it was on the page', async () => {
    render(<Screen />);
    const dialog = document.createElement('div');
    dialog.dataset['portalNode'] = 'true';
    dialog.innerHTML = '<button type="button">Close</button>';
    document.body.append(dialog);
    const opener = screen.getByRole('button', { name: 'Delete' });
    opener.focus();
    dialog.querySelector('button')?.focus();
    dialog.remove();
    await settled();
    expect(document.activeElement).toBe(opener);
  });

  it('a focus that was given up by a press beside everything stays given up', async () => {
    render(<Screen />);
    const button = screen.getByRole('button', { name: 'Delete' });
    button.focus();
    button.blur();
    await settled();
    expect(document.activeElement).toBe(document.body);
  });
});
