import type { FormError } from '@reelform/engine/validation';
import type { NoticeKey } from '../../errors.ts';
import { notice } from '../../http/error-reply.ts';
import { type FramedPage, framedPage, wrongId } from '../../http/framed-page.ts';
import { escapeHtml } from '../../mail/escape-html.ts';
import type { Signing } from './records.ts';

/** What the signer has filled in so far. */
export interface SignatureEntries {
  readonly name: string;
  readonly date: string;
  readonly read: boolean;
}

/** What a signing page shows. */
export interface SigningPage extends FramedPage {
  readonly signing: Signing;
  /** Address that the page's forms are sent to. */
  readonly action: string;
  readonly entries: SignatureEntries;
  readonly errors: readonly FormError[];
  /** The most characters of the signer's name; `undefined`: any number. */
  readonly longestName: number | undefined;
}

/** The page on which a contract is read and signed or cancelled; it needs no script. */
export function signingPage(page: SigningPage): string {
  const { language, signing, action, entries, errors, longestName } = page;
  const parties = { name: signing.signer_name, product: signing.product };
  const say = (key: NoticeKey) => escapeHtml(notice(language.notices, key, parties));
  const title = notice(language.notices, 'signing.title', { title: signing.title });
  const errorOf = (name: string) => errors.find(({ path }) => path === `/${name}`);
  const wire = (name: string) => (errorOf(name) ? ` aria-invalid="true" aria-describedby="${name}-error"` : '');
  const complaint = (name: string) => {
    const error = errorOf(name);
    return error ? `<p class="error" id="${name}-error">${escapeHtml(error.message)}</p>` : '';
  };
  const firstWrong = ['name', 'date', 'read'].find((name) => errorOf(name));
  const idOf = (name: string) => (name === firstWrong ? wrongId : name);
  const target = escapeHtml(action);
  return framedPage(
    page,
    title,
    `<h1>${escapeHtml(title)}</h1>
<p class="soft">${say('signing.between')}</p>
${signing.terms.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('\n')}
<h2>${say('signing.sign')}</h2>
<form method="post" action="${target}#${wrongId}" novalidate>
<input type="hidden" name="decision" value="signed">
<label for="${idOf('name')}">${say('signing.name')}</label>
<input type="text" id="${idOf('name')}" name="name"${longestName === undefined ? '' : ` maxlength="${longestName}"`} autocomplete="name" required value="${escapeHtml(entries.name)}"${wire('name')}>
${complaint('name')}
<label for="${idOf('date')}">${say('signing.date')}</label>
<input type="date" id="${idOf('date')}" name="date" required value="${escapeHtml(entries.date)}"${wire('date')}>
${complaint('date')}
<label class="check"><input type="checkbox" id="${idOf('read')}" name="read" required${entries.read ? ' checked' : ''}${wire('read')}><span>${say('signing.read')}</span></label>
${complaint('read')}
<button class="main" type="submit">${say('signing.confirm')}</button>
</form>
<details><summary>${say('signing.refuse')}</summary>
<p>${say('signing.refuseHint')}</p>
<form method="post" action="${target}"><input type="hidden" name="decision" value="cancelled">
<button type="submit">${say('signing.refuseConfirm')}</button></form></details>`,
  );
}
