import { type FormHandle, SchemaForm } from '@reelform/engine';
import { createFormModule } from '@reelform/engine/validation';
import { fluentTheme, ThemeProvider, webLightTheme } from '@reelform/widgets';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { rjsfButtons } from './buttons.ts';
import type { CreateContender } from './contender.ts';

/** Our engine with its Fluent theme, on a form module compiled as in the portal. It always validates what was edited. */
export const create: CreateContender = async ({ moduleUrl }) => {
  const file = await import(moduleUrl);
  const form = createFormModule(file.default);
  let root: Root | undefined;
  let handle: FormHandle | null = null;
  let page: HTMLElement | undefined;
  return {
    ...rjsfButtons,
    mount(container, data) {
      page = container;
      root = createRoot(container);
      const element = (
        <ThemeProvider theme={webLightTheme}>
          <SchemaForm
            form={form}
            theme={fluentTheme}
            initialData={data as never}
            onSubmit={async () => ({ ok: true })}
            ref={(given) => {
              handle = given;
            }}
          />
        </ThemeProvider>
      );
      flushSync(() => root?.render(element));
    },
    unmount: () => root?.unmount(),
    castLength: () => ((handle?.getData()['cast'] ?? []) as readonly unknown[]).length,
    complaints: () => page?.querySelector('[data-error-summary]')?.parentElement?.querySelectorAll('li').length ?? 0,
  };
};
