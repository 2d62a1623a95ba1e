import { type FormModule, type JsonObject, localizeForm } from '@reelform/engine/validation';
import { type AddedFields, addedApart, assetForms, type FormName } from '@reelform/schemas/api';
import { useQuery } from '@tanstack/react-query';
import { describeField, describeValue, getMembers, type ValueWords } from '../../components/dialog/conflict/describeField.ts';
import { gmtDatesIn } from '../../components/gmtDate.ts';
import { usePortal } from '../../portal/PortalContext.ts';
import type { Film } from '../films/dialog/film.ts';

/** Added fields of one form, or of one row of a list in it. */
export interface AddedToForm {
  readonly form: FormName;
  readonly added: AddedFields | undefined;
  /** The list and the row's place. @default the form itself */
  readonly row?: readonly (string | number)[];
}

/** What a film has in added fields of its asset forms, its episodes' among it. */
export const addedToAssetForms = (film: Pick<Film, 'added' | 'chapters'>): readonly AddedToForm[] =>
  assetForms.flatMap((form) =>
    addedApart(form, film).map(({ added, chapter }) => ({
      form,
      added,
      ...(chapter !== undefined && { row: ['chapters', chapter] }),
    })),
  );

const factsOf = (module: FormModule, { added, row = [] }: AddedToForm, words: ValueWords) =>
  // Judged by the form and kept as JSON.
  getMembers(module, row, { ...added } as JsonObject).map(
    ([name, value]) =>
      [describeField(module, [...row, name], words.text), describeValue(module, [...row, name], value, words)] as const,
  );

/**
 * What filmmakers said in fields that only a form's file has, by the labels of that form; nothing while there is none, or
 * until the form is there.
 */
export const useAddedFacts = (parts: readonly AddedToForm[]): readonly (readonly [string, string])[] => {
  const { loadForm, language, text } = usePortal();
  const said = parts.filter(({ added = {} }) => Object.keys(added).length > 0);
  const names = [...new Set(said.map(({ form }) => form))];
  const { data: forms } = useQuery({
    queryKey: ['forms of added fields', language, ...names],
    queryFn: async () => {
      const loaded = names.map(async (name) => {
        const { form, locale } = await loadForm(name);
        return [name, locale ? localizeForm(form, locale) : form] as const;
      });
      return new Map<FormName, FormModule>(await Promise.all(loaded));
    },
    enabled: names.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  return said.flatMap((part) => {
    const module = forms?.get(part.form);
    return module ? factsOf(module, part, { text, dates: gmtDatesIn(language) }) : [];
  });
};
