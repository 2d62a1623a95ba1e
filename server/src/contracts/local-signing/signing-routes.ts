import type { FormError } from '@reelform/engine/validation';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PublishedLanguage } from '../../forms/published-language.ts';
import { notice } from '../../http/error-reply.ts';
import { messagePage, openFramedPage } from '../../http/framed-page.ts';
import { languageOf } from '../../http/request-language.ts';
import { findUnstorableText } from '../../http/unstorable-text.ts';
import type { Services } from '../../services.ts';
import { hashToken } from '../../sessions/tokens.ts';
import { deliverWebhooks } from './deliver-webhooks.ts';
import { isoDay, isTodaySomewhere } from './is-today-somewhere.ts';
import { signingPath } from './local-provider.ts';
import { endSigning, findSigning, findViewedSigning, insertEnd, insertLook, type Signing } from './records.ts';
import { type SignatureEntries, signingPage } from './signing-page.ts';

interface View {
  readonly Params: { readonly token: string };
  readonly Querystring: { readonly signed?: unknown; readonly cancelled?: unknown };
}

const form = 'contract-signature';

/** Serves the page on which contracts of the local provider are read, signed and cancelled. */
export function registerSigning(app: FastifyInstance, services: Services): void {
  const { database, forms, now, options } = services;
  const deliver = () => deliverWebhooks(app, services);
  const longestName = () => forms.limit(form, 'name', 'maxLength');
  // What a server that died could not tell is told now.
  app.addHook('onReady', async () => {
    deliver().catch((error: unknown) => app.log.error({ err: error }, 'webhooks wait'));
  });

  app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    const open = async (request: FastifyRequest<View>, reply: FastifyReply) => {
      const signing = await findViewedSigning(database.tables, hashToken(request.params.token), new Date(now()));
      return { signing, page: openFramedPage(reply, languageOf(request, forms.current(), signing?.locale)) };
    };

    scope.get<View>(`${signingPath}/:token`, async (request, reply) => {
      const { signing, page } = await open(request, reply);
      if (!signing) return reply.code(404).send(messagePage(page, 'signing.unknown'));
      if (signing.state === 'signed') return reply.send(messagePage(page, 'signing.signed', true));
      if (signing.state === 'cancelled') return reply.send(messagePage(page, 'signing.cancelled', true));
      await insertLook(
        database.tables,
        signing.id,
        { ...originOf(request), at: new Date(now()) },
        options.limits.contractViews,
      );
      const entries = { name: '', date: isoDay(now()), read: false };
      return reply.send(
        signingPage({ ...page, signing, longestName: longestName(), action: request.url, entries, errors: [] }),
      );
    });

    scope.post<View>(`${signingPath}/:token`, async (request, reply) => {
      const { signing, page } = await open(request, reply);
      if (!signing) return reply.code(404).send(messagePage(page, 'signing.unknown'));
      const fields = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
      const isSigned = fields.get('decision') === 'signed';
      const entries = {
        name: fields.get('name') ?? '',
        date: fields.get('date') ?? '',
        read: fields.get('read') !== null,
      };
      const errors = isSigned ? judgeSignature(entries, page.language) : [];
      if (errors.length > 0)
        return reply
          .code(422)
          .send(signingPage({ ...page, signing, longestName: longestName(), action: request.url, entries, errors }));
      const state = await end(signing, isSigned ? entries : undefined, request);
      await deliver();
      return reply.redirect(backTo(request, state), 303);
    });

    function judgeSignature({ name, date, read }: SignatureEntries, language: PublishedLanguage): readonly FormError[] {
      const entries = { ...(name !== '' && { name }), ...(date !== '' && { date }), ...(read && { read }) };
      if (findUnstorableText(entries) !== undefined)
        return [{ path: '/name', keyword: 'text', message: notice(language.notices, 'error.unstorableText') }];
      const errors = forms.judge(form, entries, { mode: 'strict' }, language);
      if (errors.length > 0 || isTodaySomewhere(date, now())) return errors;
      return [{ path: '/date', keyword: 'today', message: notice(language.notices, 'signing.notToday') }];
    }

    /** Ends a contract as the signer wants; `undefined` where it was ended otherwise before. Asked again, it is ended as it was. */
    function end(signing: Signing, entries: SignatureEntries | undefined, request: FastifyRequest) {
      const state = entries ? 'signed' : 'cancelled';
      return database.tables.transaction().execute(async (transaction) => {
        if (!(await endSigning(transaction, signing.id, state))) {
          // It may have been ended since it was looked up.
          const ended = await findSigning(transaction, signing.id);
          return ended?.state === state ? state : undefined;
        }
        await insertEnd(transaction, signing.id, {
          event: state,
          ...(entries && { name: entries.name.trim(), signedOn: entries.date }),
          ...originOf(request),
          at: new Date(now()),
        });
        return state;
      });
    }
  });
}

const originOf = ({ ip, headers }: FastifyRequest) => ({ address: ip, browser: headers['user-agent'] ?? '' });

/** Where the signer goes on: an address of the portal's own, whatever the request says. */
function backTo({ query, url }: FastifyRequest<View>, state: 'signed' | 'cancelled' | undefined): string {
  const path = state === undefined ? undefined : query[state];
  return typeof path === 'string' && /^\/[\w-]{20,200}\/(signed|cancelled)$/.test(path) ? path : url;
}
