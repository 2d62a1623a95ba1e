import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useToast } from '../components/toast/useToast.ts';
import { readHandover } from '../portal/handover.ts';
import { useText } from '../portal/PortalContext.ts';
import { takeContractEnd } from '../session/contractEnd.ts';

/** Shows what the screen or the contract before has handed over, once: going back in the history does not repeat it. */
export const useArrivalToasts = (): void => {
  const text = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();

  useEffect(() => {
    const end = takeContractEnd();
    if (end) toast.success(text(`films.contract.${end}`));
  }, [text, toast]);

  useEffect(() => {
    const { notices = [] } = readHandover(state);
    if (notices.length === 0) return;
    for (const notice of notices) toast.success(text(notice));
    void navigate({ pathname, search }, { replace: true });
  }, [navigate, pathname, search, state, text, toast]);
};
