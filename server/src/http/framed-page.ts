import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { NoticeKey } from '../errors.ts';
import type { PublishedLanguage } from '../forms/published-language.ts';
import { escapeHtml } from '../mail/escape-html.ts';
import { getTextDirection } from '../site/text-direction.ts';
import { notice } from './error-reply.ts';

/** A page of a local provider: what it is written in, and the nonce of its style. */
export interface FramedPage {
  readonly language: PublishedLanguage;
  readonly nonce: string;
}

const style = `
:root{color-scheme:light dark;font:16px/1.5 Segoe UI,Helvetica,Arial,sans-serif;
--ink:#242424;--soft:#5c5c5c;--line:#767676;--paper:#fff;--main:#4f3cc9;--link:#4f3cc9;--bad:#a4262c;--good:#0e700e}
@media screen and (prefers-color-scheme:dark){:root{--ink:#f5f5f5;--soft:#c8c8c8;--line:#8a8a8a;--paper:#292929;--main:#4130b3;--link:#aba4f2;--bad:#f1909b;--good:#6fd56f}}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink)}
main{max-width:720px;margin:0 auto;padding:24px 16px 48px}
h1{font-size:24px;line-height:1.25;margin:0 0 4px;overflow-wrap:anywhere}h2{font-size:18px;margin:32px 0 8px}
p{margin:0 0 12px;overflow-wrap:anywhere}.soft{color:var(--soft)}
label,legend{display:block;font-weight:600;margin-top:16px}
input[type=text],input[type=email],input[type=date],select{scroll-margin-top:40vh;font:inherit;color:inherit;background:var(--paper);width:100%;max-width:360px;min-height:40px;padding:4px 12px;border:1px solid var(--line);border-radius:4px}
.check{display:flex;gap:12px;align-items:flex-start;font-weight:400}.check input{width:20px;height:20px;margin:2px 0 0;flex:none}
.error{color:var(--bad);margin:4px 0 0}.hint{color:var(--soft);font-size:14px;margin:4px 0 0}.kept{margin-top:24px}.kept+button{margin-top:12px}
button{font:inherit;font-weight:600;min-height:44px;padding:8px 24px;border-radius:4px;border:1px solid var(--line);background:none;color:inherit;margin-top:24px;cursor:pointer}
button.main{background:var(--main);border-color:var(--main);color:#fff}form[aria-busy=true] button{opacity:.6;cursor:progress}
details{margin-top:32px;border-top:1px solid var(--line);padding-top:16px}summary{cursor:pointer;font-weight:600;min-height:32px}
a{color:var(--link)}input{accent-color:var(--link)}
@media print{button,details,::-webkit-calendar-picker-indicator{visibility:hidden}}
:focus-visible{outline:2px solid var(--ink);outline-offset:2px}`;

/**
 * The id of the first wrong field after a refusal, and the fragment that such a page's forms are sent to: the browser goes
 * there and focuses it. `autofocus` does nothing where something has the focus already, and around a page in a frame the
 * frame has it.
 */
export const wrongId = 'wrong';

/** Begins a page that the portal alone may frame and that runs no script. */
export function openFramedPage(reply: FastifyReply, language: PublishedLanguage): FramedPage {
  const nonce = randomBytes(16).toString('base64');
  reply.type('text/html; charset=utf-8').headers({
    'cache-control': 'no-store',
    'content-language': language.tag,
    'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; frame-ancestors 'self'; base-uri 'none'`,
    'x-frame-options': 'SAMEORIGIN',
  });
  return { language, nonce };
}

/** The page's HTML. @param content HTML, its texts escaped @param ownStyle rules beside those of all such pages */
export const framedPage = ({ language, nonce }: FramedPage, title: string, content: string, ownStyle = ''): string =>
  `<!doctype html>
<html lang="${escapeHtml(language.tag)}" dir="${getTextDirection(language.tag)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style nonce="${nonce}">${style}${ownStyle}</style></head>
<body><main>${content}</main></body></html>
`;

/** A page that says one thing, and leads out of its frame to the portal where there is nothing more to be done on it. */
export const messagePage = (page: FramedPage, key: NoticeKey, isEnd = false): string => {
  const { notices } = page.language;
  const text = notice(notices, key);
  const home = isEnd ? `\n<p><a href="/" target="_top">${escapeHtml(notice(notices, 'contract.home'))}</a></p>` : '';
  return framedPage(page, text, `<h1>${escapeHtml(text)}</h1>${home}`);
};
