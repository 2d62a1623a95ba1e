import { type RefObject, useEffect } from 'react';
import { messageOf } from '../../api/ApiError.ts';
import { isPassing } from '../../api/retry.ts';
import { useToast } from '../../components/toast/useToast.ts';
import { useText } from '../../portal/PortalContext.ts';
import { usePortalSession } from '../../session/SessionContext.ts';

/**
 * Lets a form in the page of a frame be sent once the server answers: the browser's own page about a broken connection would
 * take the place of what was typed, which nothing else keeps. Of another site's page nothing is known.
 */
export const useAskedSubmit = (frame: RefObject<HTMLIFrameElement | null>): void => {
  const { check } = usePortalSession();
  const toast = useToast();
  const text = useText();
  useEffect(() => {
    const { current } = frame;
    const follow = () => {
      const form = current?.contentDocument?.forms[0];
      let isAsking = false;
      form?.addEventListener('submit', async (sending) => {
        sending.preventDefault();
        if (isAsking) return;
        isAsking = true;
        toast.again();
        const failure: unknown = await check().catch((error: unknown) => error);
        isAsking = false;
        if (isPassing(failure)) toast.error(messageOf(failure, text('error.generic')));
        else form.submit();
      });
    };
    current?.addEventListener('load', follow);
    return () => current?.removeEventListener('load', follow);
  }, [frame, check, toast, text]);
};
