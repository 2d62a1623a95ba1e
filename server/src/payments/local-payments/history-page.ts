import type { NoticeKey } from '../../errors.ts';
import { notice } from '../../http/error-reply.ts';
import { type FramedPage, framedPage } from '../../http/framed-page.ts';
import { escapeHtml } from '../../mail/escape-html.ts';
import type { ListedPayment } from './records.ts';

/** What the payout history shows. */
export interface HistoryPage {
  readonly page: FramedPage;
  readonly action: string;
  readonly payments: readonly ListedPayment[];
  /** Counted from 1. */
  readonly at: number;
  readonly hasMore: boolean;
  /** What a method is called. */
  readonly labelOf: (method: string) => string;
}

const style = `
.scroll{overflow-x:auto;margin-top:16px}table{border-collapse:collapse;width:100%}
th,td{text-align:start;padding:10px 16px 10px 0;border-bottom:1px solid var(--line);white-space:nowrap}th{font-weight:600}
.money{text-align:end;font-variant-numeric:tabular-nums}.pages{display:flex;gap:24px;margin-top:16px}
@media(max-width:559px){thead{position:absolute;clip-path:inset(50%)}tr{display:grid;grid-template-columns:1fr auto;padding:10px 0;border-bottom:1px solid var(--line)}
td{border:0;padding:2px 0;white-space:normal}td:nth-child(4){grid-area:1/2}td:nth-child(5){grid-area:2/2;text-align:end}}`;

const states: { readonly [State in string]?: NoticeKey } = {
  open: 'payment.history.state.open',
  paid: 'payment.history.state.paid',
  rejected: 'payment.history.state.rejected',
};

/** The page that lists what was paid. */
export function historyPage({ page, action, payments, at, hasMore, labelOf }: HistoryPage): string {
  const { tag, notices } = page.language;
  const say = (key: NoticeKey) => escapeHtml(notice(notices, key));
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' });
  const month = new Intl.DateTimeFormat(tag, { year: 'numeric', month: 'long', timeZone: 'UTC' });
  const money = new Intl.NumberFormat(tag, { style: 'currency', currency: 'USD' });
  const rows = payments.map(
    ({ sentAt, month: earned, method, shown, cents, state }) =>
      `<tr><td>${escapeHtml(day.format(sentAt))}</td><td>${escapeHtml(month.format(new Date(`${earned}-01`)))}</td><td>${escapeHtml(`${labelOf(method)} ${shown}`)}</td><td class="money">${escapeHtml(money.format(Number(cents) / 100))}</td><td>${say(states[state] ?? 'payment.history.state.open')}</td></tr>`,
  );
  const heads = (['date', 'period', 'method', 'amount', 'state'] as const).map(
    (name) => `<th scope="col"${name === 'amount' ? ' class="money"' : ''}>${say(`payment.history.${name}`)}</th>`,
  );
  const link = (to: number, key: NoticeKey) => `<a href="${escapeHtml(action)}?page=${to}">${say(key)}</a>`;
  const pages = [
    at > 1 ? link(at - 1, 'payment.history.newer') : '',
    hasMore ? link(at + 1, 'payment.history.older') : '',
  ].join('');
  const title = notice(notices, 'payment.history.title');
  const content =
    rows.length === 0 && at === 1
      ? `<p class="soft">${say('payment.history.empty')}</p>`
      : `<div class="scroll" tabindex="0" role="region" aria-label="${escapeHtml(title)}"><table><thead><tr>${heads.join('')}</tr></thead><tbody>${rows.join('\n')}</tbody></table></div>
<p class="pages">${pages}</p>`;
  return framedPage(page, title, `<h1>${escapeHtml(title)}</h1>\n${content}`, style);
}
