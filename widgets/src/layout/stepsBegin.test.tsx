// @vitest-environment jsdom
import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { SchemaForm } from '@reelform/engine';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { moduleOf } from '../../../engine/src/form/fixture/moduleOf.ts';
import { fluentTheme } from '../index.ts';
import { parts, schema } from './layout.example.json' with { type: 'json' };

const form = await moduleOf(schema, {
  'ui:layout': parts.steps,
  'ui:actions': [{ name: 'send', label: 'Send', mode: 'strict' }],
});

// As in a page: `act` would have effects run before anybody looks.
it.each(['fetched first', 'there already'])(
  'the first of several steps never shows the button for the last: %s',
  async (_parts) => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    const container = document.body.appendChild(document.createElement('div'));
    const seen = new Set<string>();
    const observer = new MutationObserver(() => {
      const text = container.textContent ?? '';
      const names = ['Next', 'Send'].filter((name) => text.includes(name));
      if (names.length > 0) seen.add(names.join(' and '));
    });
    observer.observe(container, { childList: true, subtree: true, characterData: true });
    const root = createRoot(container);
    root.render(
      <FluentProvider theme={webLightTheme}>
        <SchemaForm form={form} theme={fluentTheme} onSubmit={async () => ({ ok: true })} />
      </FluentProvider>,
    );
    await expect.poll(() => seen.size).toBeGreaterThan(0);
    await new Promise((done) => setTimeout(done, 100));
    observer.disconnect();
    root.unmount();
    container.remove();
    vi.unstubAllGlobals();
    expect([...seen]).toEqual(['Next']);
  },
);
