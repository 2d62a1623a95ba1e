// @vitest-environment jsdom
import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('a FluentProvider that was forgotten', () => {
  it('is told of once, however many forms there are; one that is there is not', async () => {
    vi.resetModules(); // what was told in another file's tests counts as told
    const { useProviderReminder } = await import('./useProviderReminder.ts');
    const Form = () => {
      useProviderReminder();
      return null;
    };
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    render(
      <FluentProvider theme={webLightTheme}>
        <Form />
      </FluentProvider>,
    );
    expect(warn).not.toHaveBeenCalled();
    render(<Form />);
    render(<Form />);
    expect(warn.mock.calls).toEqual([[expect.stringContaining("no ThemeProvider (or FluentProvider with a 'theme')")]]);
  });
});
