import { createDOMRenderer, RendererProvider } from '@fluentui/react-components';
import { createFormModule, type FormModuleFactory } from '@reelform/engine/validation';
import { ThemeProvider } from '@reelform/widgets';
import { createRoot } from 'react-dom/client';
import { fundTheme } from './fundTheme';
import { GrantApplication } from './GrantApplication';

/** The form as the server has it now: changing its files needs no build of this page. */
const loadForm = async () => {
  const manifest: { forms: { 'grant-application': string } } = await (await fetch('/forms/manifest.json')).json();
  const file: { default: FormModuleFactory } = await import(/* @vite-ignore */ `/forms/${manifest.forms['grant-application']}`);
  return createFormModule(file.default);
};

const nonce = document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content;
const renderer = createDOMRenderer(document, nonce ? { styleElementAttributes: { nonce } } : {});
const root = document.getElementById('root');
const role = new URLSearchParams(location.search).get('role') ?? 'applicant';
if (root) {
  const form = await loadForm();
  createRoot(root).render(
    <RendererProvider renderer={renderer}>
      <ThemeProvider theme={fundTheme}>
        <GrantApplication form={form} role={role} />
      </ThemeProvider>
    </RendererProvider>,
  );
}
