import type { FormError } from '@reelform/engine/validation';
import type { NoticeKey } from '../../errors.ts';
import type { PublishedLanguage } from '../../forms/published-language.ts';
import { notice } from '../../http/error-reply.ts';
import { escapeHtml } from '../../mail/escape-html.ts';
import { getTextDirection } from '../../site/text-direction.ts';
import type { Signing } from './records.ts';

/** What the signer has filled in so far. */
export interface SignatureEntries {
  readonly name: string;
  readonly date: string;
  readonly read: boolean;
}

/** What a signing page shows. */
export interface SigningPage {
  readonly language: PublishedLanguage;
  readonly nonce: string;
  readonly signing: Signing;
  /** Address that the page's forms are sent to. */
  readonly action: string;
  readonly entries: SignatureEntries;
  readonly errors: readonly FormError[];
}

const style = `
:root{color-scheme:light dark;font:16px/1.5 Segoe UI,Helvetica,Arial,sans-serif;
--ink:#242424;--soft:#5c5c5c;--line:#767676;--paper:#fff;--brand:#0f548c;--onbrand:#fff;--bad:#a4262c}
@media(prefers-color-scheme:dark){:root{--ink:#f5f5f5;--soft:#c8c8c8;--line:#8a8a8a;--paper:#1f1f1f;--brand:#62abf5;--onbrand:#061724;--bad:#f1909b}}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink)}
main{max-width:720px;margin:0 auto;padding:24px 16px 48px}
h1{font-size:24px;line-height:1.25;margin:0 0 4px;overflow-wrap:anywhere}h2{font-size:18px;margin:32px 0 8px}
p{margin:0 0 12px;overflow-wrap:anywhere}.soft{color:var(--soft)}
label{display:block;font-weight:600;margin-top:16px}
input[type=text],input[type=date]{font:inherit;color:inherit;background:var(--paper);width:100%;max-width:360px;min-height:40px;padding:4px 12px;border:1px solid var(--line);border-radius:4px}
.check{display:flex;gap:12px;align-items:flex-start;font-weight:400}.check input{width:20px;height:20px;margin:2px 0 0;flex:none}
.error{color:var(--bad);margin:4px 0 0}
button{font:inherit;font-weight:600;min-height:44px;padding:8px 24px;border-radius:4px;border:1px solid var(--line);background:none;color:inherit;margin-top:24px;cursor:pointer}
button.main{background:var(--brand);border-color:var(--brand);color:var(--onbrand)}
details{margin-top:32px;border-top:1px solid var(--line);padding-top:16px}summary{cursor:pointer;font-weight:600;min-height:32px}
:focus-visible{outline:2px solid var(--ink);outline-offset:2px}`;

const frame = ({ language, nonce }: Pick<SigningPage, 'language' | 'nonce'>, title: string, content: string) =>
  `<!doctype html>
<html lang="${escapeHtml(language.tag)}" dir="${getTextDirection(language.tag)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style nonce="${nonce}">${style}</style></head>
<body><main>${content}</main></body></html>
`;

/** A page that says one thing in place of a contract. */
export const messagePage = (page: Pick<SigningPage, 'language' | 'nonce'>, key: NoticeKey): string => {
  const text = notice(page.language.notices, key);
  return frame(page, text, `<h1>${escapeHtml(text)}</h1>`);
};

/** The page on which a contract is read and signed or cancelled; it needs no script. */
export function signingPage(page: SigningPage): string {
  const { language, signing, action, entries, errors } = page;
  const say = (key: NoticeKey) => escapeHtml(notice(language.notices, key, { name: signing.signer_name }));
  const title = notice(language.notices, 'signing.title', { title: signing.title });
  const errorOf = (name: string) => errors.find(({ path }) => path === `/${name}`);
  const wire = (name: string) => (errorOf(name) ? ` aria-invalid="true" aria-describedby="${name}-error"` : '');
  const complaint = (name: string) => {
    const error = errorOf(name);
    return error ? `<p class="error" id="${name}-error">${escapeHtml(error.message)}</p>` : '';
  };
  const firstWrong = ['name', 'date', 'read'].find((name) => errorOf(name));
  const focus = (name: string) => (name === firstWrong ? ' autofocus' : '');
  const target = escapeHtml(action);
  return frame(
    page,
    title,
    `<h1>${escapeHtml(title)}</h1>
<p class="soft">${say('signing.between')}</p>
${signing.terms.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('\n')}
<h2>${say('signing.sign')}</h2>
<form method="post" action="${target}" novalidate>
<input type="hidden" name="decision" value="signed">
<label for="name">${say('signing.name')}</label>
<input type="text" id="name" name="name" maxlength="100" autocomplete="name" required value="${escapeHtml(entries.name)}"${wire('name')}${focus('name')}>
${complaint('name')}
<label for="date">${say('signing.date')}</label>
<input type="date" id="date" name="date" required value="${escapeHtml(entries.date)}"${wire('date')}${focus('date')}>
${complaint('date')}
<label class="check"><input type="checkbox" name="read" required${entries.read ? ' checked' : ''}${wire('read')}${focus('read')}><span>${say('signing.read')}</span></label>
${complaint('read')}
<button class="main" type="submit">${say('signing.confirm')}</button>
</form>
<details><summary>${say('signing.refuse')}</summary>
<p>${say('signing.refuseHint')}</p>
<form method="post" action="${target}"><input type="hidden" name="decision" value="cancelled">
<button type="submit">${say('signing.refuseConfirm')}</button></form></details>`,
  );
}
