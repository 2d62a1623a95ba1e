import type { FormModule } from '@reelform/engine';
import type { FormError } from '@reelform/engine/validation';
import { configElementId, type PortalConfig } from '../portal/config.ts';
import type { Portal } from '../portal/PortalContext.ts';

/** Milliseconds that a refusal waits for the page; without an answer it is shown as it is. */
const longestWait = 5_000;

/** The configuration as it stands in a page; the browser itself would judge the page's styles and scripts while it reads it. */
const configIn = new RegExp(`id="${configElementId}">(.*?)</script>`, 's');

/** Address of the edition of a form that is served now. */
const publishedNow = async (name: string, { api }: Pick<Portal, 'api'>): Promise<string | undefined> => {
  const { data } = await api.http.get<string>(window.location.href, { responseType: 'text', timeout: longestWait });
  const { forms } = JSON.parse(configIn.exec(data)?.[1] ?? '') as PortalConfig; // written by our server
  return new Map(Object.entries(forms)).get(name);
};

/**
 * Whether forms complain so: the page's own edition has let it pass. Of what only the server knows, a password that is wrong
 * or an address that is taken, it complains by names of its own.
 */
const isOfForms = ({ keyword }: FormError, { messages }: FormModule): boolean =>
  keyword === 'additionalProperties' || Object.hasOwn(messages.keywords, keyword);

/** Whether a complaint is about a field that is drawn, and says something that can be done there. */
const canBeMended = ({ path, keyword }: FormError, { schema }: FormModule): boolean =>
  keyword !== 'additionalProperties' && Object.hasOwn(Object(schema['properties']), path.split('/')[1] ?? '');

/**
 * What a form shows of the complaints of a refusal where content operations have published another edition of it since the
 * page was opened: that it has changed, beside what can be mended in it as it stands. A field that is new or gone cannot be.
 */
export const withFormChange = async (
  errors: readonly FormError[],
  form: FormModule,
  portal: Pick<Portal, 'api' | 'config' | 'text'>,
): Promise<readonly FormError[]> => {
  if (!errors.some((error) => isOfForms(error, form))) return errors;
  const opened = new Map(Object.entries(portal.config.forms)).get(form.name);
  const now = await publishedNow(form.name, portal).catch(() => opened);
  if (now === opened) return errors;
  const change: FormError = { path: '', keyword: 'outdated', message: portal.text('app.formChanged') };
  return [change, ...errors.filter((error) => canBeMended(error, form))];
};
