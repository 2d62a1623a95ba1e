import { Readable } from 'node:stream';
import type { NodemailerError } from 'nodemailer/lib/errors';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { Delivery, MailTransport } from './mail-transport.ts';

/** A mail server that says nothing for so long is given up, in ms; RFC 5321 (4.5.3.2) allows more for the last word. */
const silence = { connectionTimeout: 30_000, greetingTimeout: 30_000, dnsTimeout: 30_000, socketTimeout: 120_000 };

/**
 * Sends by SMTP. Nodemailer's own `sendMail` does not tell when the message itself is on its way, so the connection is
 * used as such: the message is a stream that is read only once the server has asked for it.
 * @param url `smtp://user:secret@host:port`, or `smtps:`. On `smtp:` TLS is asked for (STARTTLS) and required, but from
 *   this machine itself; `?requireTLS=false` and nodemailer's other options in the query say otherwise.
 */
export function createSmtpTransport(url: string): MailTransport {
  const { auth, ...options } = parseConnectionUrl(url);
  const isHere = /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/.test(new URL(url).hostname);
  return {
    deliver({ from, to, raw }, beforeHandover, signal) {
      const connection = new SMTPConnection({ requireTLS: !isHere, ...options, ...silence });
      let isHanded = false;
      return new Promise<Delivery>((done) => {
        const end = (delivery: Delivery) => {
          signal.removeEventListener('abort', stop);
          if (delivery.kind === 'sent') connection.quit();
          else connection.close();
          done(delivery);
        };
        const fail = (error: unknown) => end(sortFailure(error, isHanded));
        const stop = () => {
          if (!isHanded) end({ kind: 'later', problem: 'The portal was stopped.' });
        };
        const message = Readable.from(
          (async function* () {
            await beforeHandover();
            isHanded = true;
            yield raw;
          })(),
        );
        const send = () =>
          connection.send({ from, to: [to], size: raw.length }, message, (error) =>
            error ? fail(error) : end({ kind: 'sent' }),
          );
        if (signal.aborted) return stop();
        signal.addEventListener('abort', stop, { once: true });
        connection.on('error', fail);
        connection.connect((error) => {
          if (error) return fail(error);
          if (auth && connection.allowsAuth) connection.login(auth, (refusal) => (refusal ? fail(refusal) : send()));
          else send();
        });
      });
    },
  };
}

/** What a failure means: an answer of the server counts; without one it depends on whether the message was given away. */
function sortFailure(error: unknown, isHanded: boolean): Delivery {
  const { message, responseCode = 0, code, command }: Partial<NodemailerError> = error instanceof Error ? error : {};
  const problem = message ?? String(error);
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  // What is said to MAIL FROM is about us, not about this mail: a setting that a person will mend.
  const isFinal = responseCode >= 500 || responseCode === 0;
  if (isAboutMail && isFinal && command !== 'MAIL FROM') return { kind: 'refused', problem };
  if (isHanded && responseCode < 400) return { kind: 'unsure', problem };
  return { kind: 'later', problem };
}
