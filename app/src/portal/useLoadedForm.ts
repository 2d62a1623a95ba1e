import type { FormName } from '@reelform/schemas/api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { usePortal } from './PortalContext.ts';

/** A form, fetched when it is first asked for; when the language changes the one before stays until the other is there. */
export const useLoadedForm = (name: FormName) => {
  const { loadForm, language } = usePortal();
  return useQuery({
    queryKey: ['form', name, language],
    queryFn: () => loadForm(name),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    placeholderData: keepPreviousData,
  });
};
