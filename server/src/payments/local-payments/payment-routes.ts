import type { FormError } from '@reelform/engine/validation';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PublishedLanguage } from '../../forms/published-language.ts';
import { notice } from '../../http/error-reply.ts';
import { messagePage, openFramedPage } from '../../http/framed-page.ts';
import { languageOf } from '../../http/request-language.ts';
import { findUnstorableText } from '../../http/unstorable-text.ts';
import { sayIn } from '../../option-texts.ts';
import { enqueueMail } from '../../repositories/outbox.ts';
import { findOwner } from '../../repositories/staff-films.ts';
import type { Services } from '../../services.ts';
import { hashToken } from '../../sessions/tokens.ts';
import type { PaymentMethod } from '../payment-methods.ts';
import type { FrameView } from '../payment-provider.ts';
import { historyPage } from './history-page.ts';
import { paymentFramePath } from './local-provider.ts';
import { mask } from './mask.ts';
import { fieldsOf } from './method-form.ts';
import { keepPaymentKey } from './payment-key.ts';
import { findDetails, findView, listPayments, lockDetails, saveDetails } from './records.ts';
import { forgetRefused, keepRefused, type RefusedPlace, readRefused } from './refused-entries.ts';
import { holdsDetails, type PaymentDetails, sealDetails } from './sealed-details.ts';
import { methodPage, setUpPage } from './set-up-page.ts';

interface View {
  readonly Params: { readonly token: string };
  readonly Querystring: {
    readonly method?: unknown;
    readonly page?: unknown;
    readonly saved?: unknown;
    readonly refused?: unknown;
  };
}

const pageSize = 24;
const mostPages = 1000;

/** Serves the pages of the local payment provider: the set-up and the payout history. */
export function registerPaymentFrames(app: FastifyInstance, services: Services): void {
  const { config, database, forms, mail, now, options } = services;
  const { tables } = database;
  const methodsIn = ({ tag }: PublishedLanguage): readonly PaymentMethod[] => {
    const say = sayIn(tag, options.paymentMethodTexts);
    return options.paymentMethods.map((method) => ({ ...method, label: say(method.label), hint: say(method.hint) }));
  };
  const methodCalled = (value: unknown, language: PublishedLanguage) =>
    methodsIn(language).find((method) => method.value === value);
  const labelIn = (language: PublishedLanguage) => (value: string) => methodCalled(value, language)?.label ?? value;

  app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );

    scope.get<View>(`${paymentFramePath}/:token`, async (request, reply) => {
      const { view, page } = await open(request, reply);
      if (!view) return reply.code(404).send(messagePage(page, 'payment.frame.over'));
      if (view.kind === 'paymentHistory') return reply.send(await history(view, page, request));
      const method = methodCalled(request.query.method, page.language);
      if (method) {
        const refused =
          request.query.refused === undefined ? undefined : readRefused(request, await placeOf(request, view, method));
        const errors = refused ? judge(method, refused, page.language) : [];
        return reply.send(methodPage({ page, method, ...formPage(request, method, page.language, refused ?? {}, errors) }));
      }
      const details = await findDetails(tables, view.accountId);
      const current = details && {
        label: labelIn(page.language)(details.method),
        shown: details.shown,
        at: details.updated_at,
      };
      const { saved, method: called } = request.query;
      const sent = saved !== undefined ? 'saved' : called !== undefined ? 'gone' : undefined;
      return reply.send(setUpPage({ page, action: actionOf(request), methods: methodsIn(page.language), current, sent }));
    });

    scope.post<View>(`${paymentFramePath}/:token`, async (request, reply) => {
      const { view, page } = await open(request, reply);
      if (view?.kind !== 'paymentSetUp') return reply.code(404).send(messagePage(page, 'payment.frame.over'));
      const method = methodCalled(request.query.method, page.language);
      // It was on offer when its page was opened.
      if (!method) return reply.redirect(`${actionOf(request)}?method`, 303);
      const entries = readEntries(method, request.body);
      const errors = judge(method, entries, page.language);
      const place = await placeOf(request, view, method);
      if (errors.length > 0) {
        if (keepRefused(reply, place, entries))
          return reply.redirect(`${place.path}?method=${encodeURIComponent(method.value)}&refused`, 303);
        return reply.code(422).send(methodPage({ page, method, ...formPage(request, method, page.language, entries, errors) }));
      }
      const at = new Date(now());
      const details = {
        method: method.value,
        shown: mask(entries[method.shown] ?? ''),
        sealed: sealDetails(place.key, view.accountId, entries),
        at,
      };
      await tables.transaction().execute(async (transaction) => {
        const before = await lockDetails(transaction, view.accountId);
        await saveDetails(transaction, view.accountId, details);
        // Sent twice, by an impatient press or a reload, it is no change to warn of.
        if (before?.method === method.value && holdsDetails(place.key, view.accountId, before.sealed, entries)) return;
        const { email: recipient } = await findOwner(transaction, view.accountId);
        await enqueueMail(transaction, { kind: 'payment-changed', recipient, locale: page.language.tag }, at);
      });
      mail.wake();
      forgetRefused(reply, place);
      return reply.redirect(`${actionOf(request)}?saved`, 303);
    });

    async function open(request: FastifyRequest<View>, reply: FastifyReply) {
      const view = await findView(tables, hashToken(request.params.token), new Date(now()));
      return { view, page: openFramedPage(reply, languageOf(request, forms.current(), view?.locale)) };
    }

    async function placeOf(
      request: FastifyRequest<View>,
      { accountId }: FrameView,
      method: PaymentMethod,
    ): Promise<RefusedPlace> {
      const secure = config.publicOrigin?.startsWith('https:') ?? false;
      return { key: await keepPaymentKey(config), accountId, method: method.value, path: actionOf(request), secure };
    }

    async function history({ accountId }: FrameView, page: ReturnType<typeof openFramedPage>, request: FastifyRequest<View>) {
      const wanted = Number(request.query.page);
      const at = Number.isInteger(wanted) && wanted >= 1 && wanted <= mostPages ? wanted : 1;
      const { rows, hasMore } = await listPayments(tables, accountId, at, pageSize);
      return historyPage({ page, action: actionOf(request), payments: rows, at, hasMore, labelOf: labelIn(page.language) });
    }

    function formPage(
      request: FastifyRequest<View>,
      method: PaymentMethod,
      language: PublishedLanguage,
      entries: PaymentDetails,
      errors: readonly FormError[],
    ) {
      const schemaOf = (field: string) => forms.schemaAt(method.form, `/${field}`, language);
      const form = { module: forms.module(method.form, language), schemaOf, notices: language.notices, entries, errors };
      return { action: actionOf(request), form };
    }

    function readEntries(method: PaymentMethod, body: unknown): PaymentDetails {
      const sent = new URLSearchParams(typeof body === 'string' ? body : '');
      const fields = fieldsOf(forms.module(method.form));
      const filled = fields.map((field) => [field, sent.get(field)?.trim() ?? ''] as const).filter(([, value]) => value !== '');
      return Object.fromEntries(filled);
    }

    function judge({ form }: PaymentMethod, entries: PaymentDetails, language: PublishedLanguage): readonly FormError[] {
      const path = findUnstorableText(entries);
      if (path !== undefined) return [{ path, keyword: 'text', message: notice(language.notices, 'error.unstorableText') }];
      return forms.judge(form, entries, { mode: 'strict' }, language);
    }
  });
}

/** The page's address without its query. */
const actionOf = ({ params }: FastifyRequest<View>) => `${paymentFramePath}/${encodeURIComponent(params.token)}`;
