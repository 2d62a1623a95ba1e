// @vitest-environment jsdom
// With modules of its own: Tabster keeps more than its instance, and other files have used it on pages that are gone.
import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ConfirmDialog } from '../confirm/ConfirmDialog.tsx';

afterEach(cleanup);

it('a page that has no other part of Fluent than a question is there for screen readers again when that is gone', async () => {
  const page = (isAsked: boolean) => (
    <FluentProvider theme={webLightTheme}>
      <main>Page</main>
      {isAsked && (
        <ConfirmDialog
          open
          title="Delete"
          question="Do you?"
          confirmLabel="Delete"
          cancelLabel="Cancel"
          onConfirm={() => undefined}
          onCancel={() => undefined}
        />
      )}
    </FluentProvider>
  );
  const { container, rerender } = render(page(true));
  await waitFor(() => expect(container.getAttribute('aria-hidden')).toBe('true'));
  rerender(page(false));
  await waitFor(() => expect(container.hasAttribute('aria-hidden')).toBe(false));
  await waitFor(() => expect(window).not.toHaveProperty('__tabsterInstance'));
});
