// @vitest-environment jsdom
import { Dialog, DialogSurface, FluentProvider, webLightTheme } from '@fluentui/react-components';
import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';

afterEach(cleanup);

const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <FluentProvider theme={webLightTheme}>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <Dialog open={isOpen} surfaceMotion={null}>
        <DialogSurface>
          <button type="button" onClick={() => setIsOpen(false)}>
            Close
          </button>
        </DialogSurface>
      </Dialog>
    </FluentProvider>
  );
}

it('what stands behind a dialog is found by role as soon as the dialog is gone, and not before', async () => {
  render(<Page />);
  for (let turn = 0; turn < 3; turn += 1) {
    await press('Open');
    expect(screen.queryByRole('button', { name: 'Open' })).toBeNull();
    await press('Close');
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Open' })).toBeTruthy();
  }
});
