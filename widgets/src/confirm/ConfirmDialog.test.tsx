// @vitest-environment jsdom
import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ConfirmDialog } from './ConfirmDialog.tsx';

afterEach(cleanup);

const open = (isDangerous: boolean) =>
  render(
    <FluentProvider theme={webLightTheme}>
      <ConfirmDialog
        open
        title="Delete"
        question="Do you want to delete this record?"
        confirmLabel="Delete"
        cancelLabel="Cancel"
        isDangerous={isDangerous}
        onConfirm={() => undefined}
        onCancel={() => undefined}
      />
    </FluentProvider>,
  );

describe('where the focus is when a question opens', () => {
  it.each([
    [true, 'Cancel'],
    [false, 'Delete'],
  ])('danger %s: on %s', async (isDangerous, name) => {
    open(isDangerous);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name })));
  });
});
