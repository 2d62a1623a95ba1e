import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { type FormModule, SchemaForm } from '@reelform/engine';
import { createFormModule } from '@reelform/engine/validation';
import { fluentTheme } from '@reelform/widgets';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { Contender } from './contender.ts';

/** Our engine with its Fluent theme, on a form module compiled as in the portal. */
export const createReelform = async (moduleUrl: string): Promise<Contender> => {
  const file = await import(moduleUrl);
  const form: FormModule = createFormModule(file.default);
  let root: Root | undefined;
  return {
    name: 'reelform',
    mount(container, data) {
      root = createRoot(container);
      const element = (
        <FluentProvider theme={webLightTheme}>
          <SchemaForm form={form} theme={fluentTheme} initialData={data as never} onSubmit={async () => ({ ok: true })} />
        </FluentProvider>
      );
      flushSync(() => root?.render(element));
    },
    unmount: () => root?.unmount(),
  };
};
