import type { NoticeKey } from '../../errors.ts';
import { notice } from '../../http/error-reply.ts';
import { type FramedPage, framedPage, wrongId } from '../../http/framed-page.ts';
import { escapeHtml } from '../../mail/escape-html.ts';
import type { PaymentMethod } from '../payment-methods.ts';
import { drawFields, getFirstWrong, type MethodForm } from './method-form.ts';

/** How the filmmaker is paid now. */
export interface CurrentMethod {
  readonly label: string;
  /** The end of the account's number. */
  readonly shown: string;
  readonly at: Date;
}

/** What the set-up page shows. */
export interface SetUpPage {
  readonly page: FramedPage;
  /** Address of the page, without a query. */
  readonly action: string;
  readonly methods: readonly PaymentMethod[];
  /** Absent: nothing was entered yet. */
  readonly current: CurrentMethod | undefined;
  /** What became of the details that were sent, or were to be: saved, or of a method that is not offered any more. */
  readonly sent: 'saved' | 'gone' | undefined;
}

const style = `
.cards{display:grid;gap:12px;grid-template-columns:repeat(auto-fill,minmax(min(100%,280px),1fr));list-style:none;margin:16px 0 0;padding:0}
.cards a{display:block;height:100%;padding:16px;border:1px solid var(--line);border-radius:8px;color:inherit;text-decoration:none}
.cards a:hover{border-color:var(--link)}.cards strong{display:block;color:var(--link)}
.now{border:1px solid var(--line);border-radius:8px;padding:16px;margin-top:16px}.now p{margin:0}.done{color:var(--good);font-weight:600}`;

/** The page on which a payment method is chosen. */
export function setUpPage({ page, action, methods, current, sent }: SetUpPage): string {
  const { tag, notices } = page.language;
  const say = (key: NoticeKey, values: Readonly<Record<string, string>> = {}) => escapeHtml(notice(notices, key, values));
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
  const cards = methods
    .map(
      ({ value, label, hint }) =>
        `<li><a href="${escapeHtml(action)}?method=${encodeURIComponent(value)}"><strong>${escapeHtml(label)}</strong>${escapeHtml(hint)}</a></li>`,
    )
    .join('\n');
  const now = current
    ? `${sent === 'saved' ? `<p class="done" role="status">${say('payment.method.saved')}</p>` : ''}
<div class="now"><p>${say('payment.method.current', { method: current.label, account: current.shown })}</p>
<p class="soft">${say('payment.method.since', { date: date.format(current.at) })}</p></div>
<h2>${say('payment.method.change')}</h2>`
    : `<p>${say('payment.method.choose')}</p>`;
  const title = notice(notices, 'payment.method.title');
  const gone = sent === 'gone' ? `<p class="error" role="alert">${say('payment.method.gone')}</p>\n` : '';
  return framedPage(page, title, `<h1>${escapeHtml(title)}</h1>\n${gone}${now}\n<ul class="cards">${cards}</ul>`, style);
}

/** What the page of one method shows. */
export interface MethodPage {
  readonly page: FramedPage;
  readonly action: string;
  readonly method: PaymentMethod;
  readonly form: MethodForm;
}

/** The page on which the details of a method are entered. */
export function methodPage({ page, action, method, form }: MethodPage): string {
  const say = (key: NoticeKey) => escapeHtml(notice(page.language.notices, key));
  const [save] = form.module.actions;
  const target = `${escapeHtml(action)}?method=${encodeURIComponent(method.value)}`;
  return framedPage(
    page,
    method.label,
    `<p><a href="${escapeHtml(action)}">${say('payment.method.back')}</a></p>
<h1>${escapeHtml(method.label)}</h1>
<p class="soft">${escapeHtml(method.hint)}</p>
${form.errors.length > 0 ? `<p class="error"${getFirstWrong(form) ? '' : ` id="${wrongId}" tabindex="-1"`}>${say('error.invalid')}</p>` : ''}
<form method="post" action="${target}#${wrongId}" novalidate>
${drawFields(form)}
<p class="hint kept">${say('payment.method.kept')}</p>
<button class="main" type="submit">${escapeHtml(save?.label ?? method.label)}</button>
</form>`,
  );
}
