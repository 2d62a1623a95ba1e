import type { AddedFields, FormName } from '@reelform/schemas/api';
import type { FormPayloads } from '@reelform/schemas/types';

/** A submission as its form's type. The form's verdict has let it through, and the type is generated from the same file. */
export const payloadOf = <Form extends FormName>(_form: Form, { data }: { readonly data: unknown }): FormPayloads[Form] =>
  data as FormPayloads[Form]; // judged by the form's module

/**
 * What a form's file alone asks for, as the member `added` of a body; none where nothing was said.
 * @param kept what is stored of it, where that stays as it is for as long as nothing is said
 */
export const addedMember = (added: AddedFields, kept: AddedFields = {}): { readonly added?: AddedFields } =>
  Object.keys(added).length + Object.keys(kept).length > 0 ? { added } : {};
