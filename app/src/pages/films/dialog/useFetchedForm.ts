import type { FormName } from '@reelform/schemas/api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { usePortal } from '../../../portal/PortalContext.ts';

/** A form's module in the language of the page, fetched once; that of the language before stays while another is fetched. */
export const useFetchedForm = (name: FormName) => {
  const { loadForm, language } = usePortal();
  return useQuery({
    queryKey: ['form', name, language],
    queryFn: () => loadForm(name),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    placeholderData: keepPreviousData,
  });
};
