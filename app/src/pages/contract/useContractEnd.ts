import { FilmStatus } from '@reelform/schemas/api';
import { useEffect } from 'react';
import { usePortal } from '../../portal/PortalContext.ts';
import { paths } from '../../routes.ts';
import { type ContractEnd, keepContractEnd } from '../../session/contractEnd.ts';

/**
 * Tells the server how a contract's page ended, and leads the window around home. Outside of a frame nobody has just
 * signed or cancelled, so nothing is told.
 */
export const useContractEnd = (token: string, end: ContractEnd): void => {
  const { api } = usePortal();
  useEffect(() => {
    const around = window.parent;
    if (around === window) return;
    const status = end === 'signed' ? FilmStatus.details : FilmStatus.contractCancelled;
    const goHome = () => {
      keepContractEnd(end);
      around.location.assign(paths.home);
    };
    // What counts is what the provider tells the server: without an answer the person goes on all the same.
    api
      .call('POST /filmmaker-films/contract/:token/status-change', { params: { token }, body: { status } })
      .then(goHome, goHome);
  }, [api, token, end]);
};
