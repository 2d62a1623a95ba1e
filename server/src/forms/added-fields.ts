import type { JsonObject } from '@reelform/engine/validation';
import { type AddedFields, type AssetFormName, addedToAssets, assetForms, type FormName } from '@reelform/schemas/api';
import { isObject } from '../is-object.ts';
import type { FormRegistry } from './registry.ts';

/** Pointer of the episodes in the forms of a film. */
export const episodeRows = '/chapters/-';

/** Fields of a decision that have members of their own in a body. */
export const decisionFields = ['note', 'releaseDate'];

/**
 * What a body's member `added` says. Fields that the code names are said elsewhere in the body, where they mean something:
 * here they would stand for what is not there.
 */
export const addedBeside = (named: readonly string[], added: AddedFields = {}): AddedFields =>
  Object.fromEntries(Object.entries(added).filter(([name]) => !named.includes(name)));

/**
 * What a record keeps of a form's added fields: those that its file has and the code does not name. A field that the file
 * has no more stays in the record and is not shown.
 * @param kept a record's `added`: members by the form's name
 * @param rows pointer of the rows that the record is one of. @default the form itself
 */
export function addedFields(forms: Pick<FormRegistry, 'named'>, form: FormName, kept: unknown, rows?: string): JsonObject {
  const members = isObject(kept) ? kept[form] : undefined;
  return isObject(members) ? forms.named(form, members, rows) : {};
}

/** The same as the member `added` of a reply; none where there is nothing. */
export function addedReply(...asked: Parameters<typeof addedFields>): { readonly added?: JsonObject } {
  const added = addedFields(...asked);
  return Object.keys(added).length > 0 ? { added } : {};
}

/** The forms whose added fields a film itself keeps; its promotion's are told with the promotion. */
const filmForms = ['film-submission', 'availability', 'release-date'] as const;

/** The same of a form of a film's assets, whose episodes have added fields of their own. */
function addedAssets(forms: Pick<FormRegistry, 'named'>, form: AssetFormName, kept: unknown): AddedFields {
  const { chapters, ...own } = addedFields(forms, form, kept);
  const rows = Array.isArray(chapters) ? chapters.filter(isObject) : [];
  return addedToAssets(form, { ...own, chapters: rows.map((row) => forms.named(form, row, episodeRows)) });
}

/** Added fields of a film, by the form's name, as the member `added` of a reply. */
export function addedOfFilm(forms: Pick<FormRegistry, 'named'>, kept: unknown) {
  const said = [
    ...filmForms.map((form) => [form, addedFields(forms, form, kept)] as const),
    ...assetForms.map((form) => [form, addedAssets(forms, form, kept)] as const),
  ];
  const added = said.filter(([, fields]) => Object.keys(fields).length > 0);
  return added.length > 0 ? { added: Object.fromEntries(added) } : {};
}

/** Added fields of an account as its profile has them: before that is saved, those that the account was set up with. */
export function addedOfProfile(forms: Pick<FormRegistry, 'named'>, kept: unknown) {
  const { profile, signup, upgrade, 'account-setup': setUp }: Readonly<Record<string, unknown>> = Object(kept);
  return addedReply(forms, 'profile', { profile: profile ?? signup ?? upgrade ?? setUp });
}
