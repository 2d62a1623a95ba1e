import { type RefObject, useLayoutEffect, useState } from 'react';
import { getSentForms } from './frameEntries.ts';

/** Longest wait for an answer in milliseconds. */
const longestAnswer = 30_000;

/**
 * The server's answer to a form as the browser would send it; `undefined` when none came, or the server failed. It leads
 * elsewhere or refuses: another page at this address is that of a network that wants a login, or of a proxy.
 */
const send = async (form: HTMLFormElement): Promise<Response | undefined> => {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  const body = new URLSearchParams(entries);
  const signal = AbortSignal.timeout(longestAnswer);
  const answer = await fetch(form.action, { method: 'POST', body, signal }).catch(() => undefined);
  return answer && answer.status < 500 && (answer.redirected || answer.status >= 400) ? answer : undefined;
};

/** Where a form is sent on a page that takes the place of the one that it stands on. */
const movedTo = (page: string, { action }: HTMLFormElement): string => {
  const { search, hash } = new URL(action);
  return new URL(search + hash, new URL(page, action)).href;
};

const withoutHash = (url: string): string => url.split('#')[0] ?? '';

/** Shows where a form's answer leads, at the place that the form is sent to. @returns whether that is another page than the one shown */
const follow = ({ location }: Window, { action }: HTMLFormElement, { url }: Response): boolean => {
  // Another place of the page that is shown is gone to without asking for the page anew.
  if (withoutHash(url) === withoutHash(location.href)) return false;
  location.assign(new URL(new URL(action).hash, url).href);
  return true;
};

/**
 * Sends the forms of a page in a frame, each `aria-busy` meanwhile, and shows the page that answers: the browser's own page
 * about a broken connection would take the place of what was typed, which nothing else keeps. Of another site's page nothing
 * is known.
 * @param onSent told `true` when a form was sent in vain, and `false` when one is sent; a stable function
 * @param renew asked for the address of a new page where the one that is shown is no more (404), so that what was typed
 *   there is sent to that one; a stable function. @default the page says that it is no more
 * @returns whether a form is on its way
 */
export const useFrameForms = (
  frame: RefObject<HTMLIFrameElement | null>,
  onSent: (isLost: boolean) => void,
  renew?: () => Promise<string | undefined>,
): boolean => {
  const [isUnderWay, setUnderWay] = useState(false);
  // Before its page can have come.
  useLayoutEffect(() => {
    const { current } = frame;
    const watch = () => {
      let isSending = false;
      setUnderWay(false);
      const take = async (form: HTMLFormElement) => {
        if (isSending) return;
        isSending = true;
        setUnderWay(true);
        form.setAttribute('aria-busy', 'true');
        onSent(false);
        let answer = await send(form);
        const page = answer?.status === 404 ? await renew?.() : undefined;
        if (page !== undefined) {
          form.action = movedTo(page, form);
          answer = await send(form);
        }
        if (answer?.redirected && current?.contentWindow && follow(current.contentWindow, form, answer)) return;
        // What is refused without leading to another page is refused once more, where it is seen.
        if (answer) return form.submit();
        isSending = false;
        setUnderWay(false);
        form.removeAttribute('aria-busy');
        onSent(true);
      };
      for (const form of getSentForms(current))
        form.addEventListener('submit', (sending) => {
          sending.preventDefault();
          void take(form);
        });
    };
    current?.addEventListener('load', watch);
    return () => current?.removeEventListener('load', watch);
  }, [frame, onSent, renew]);
  return isUnderWay;
};
