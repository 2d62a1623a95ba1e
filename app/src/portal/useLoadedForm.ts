import { type FormModule, prepareForm } from '@reelform/engine';
import type { FormName } from '@reelform/schemas/api';
import { fetchFormParts } from '@reelform/widgets';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { usePortal } from './PortalContext.ts';

/** Parts that could not be fetched are asked for again, and told of, where they are drawn. */
const fetchParts = (form: FormModule) => Promise.allSettled([prepareForm(form), fetchFormParts(form)]);

const useForm = (name: FormName, isDrawn: boolean) => {
  const { loadForm, language } = usePortal();
  return useQuery({
    queryKey: ['form', name, language, isDrawn],
    queryFn: async () => {
      const loaded = await loadForm(name);
      if (isDrawn) await fetchParts(loaded.form);
      return loaded;
    },
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    placeholderData: keepPreviousData,
  });
};

/** A form, fetched when it is first asked for; when the language changes the one before stays until the other is there. */
export const useLoadedForm = (name: FormName) => useForm(name, false);

/** The same with all that it is drawn with, so that it appears as a whole and nothing in it moves afterwards. */
export const useDrawnForm = (name: FormName) => useForm(name, true);
