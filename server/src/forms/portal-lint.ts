import type { CompiledDirectory } from '@reelform/engine/compile';
import { type JsonObject, schemasAt } from '@reelform/engine/validation';
import type { FormName } from '@reelform/schemas/api';
import { geoTypes } from '../films/availability.ts';
import { filmTypes } from '../films/film-row.ts';
import { resourceKinds } from '../repositories/resources.ts';

type Forms = CompiledDirectory['forms'];

const picture = ['assetUrl', 'assetStatus', 'note', 'selected'];
const subtitle = ['lanCode', 'name', 'assetUrl', 'assetStatus', 'note'];

/**
 * Rows that stand for something registered, which their widgets draw as such: all that they have, by form and pointer (`-`:
 * every row).
 */
const closedRows = {
  'manage-assets': {
    '/thumbnail/-': picture,
    '/thumbnailWithoutText/-': picture,
    '/transparentFiles/-': picture,
    '/brandingAssets/-': ['assetUrl', 'name', 'assetStatus'],
  },
  subtitles: {
    '/videoSrtFiles/-': subtitle,
    '/chapters/-/videoSrtFiles/-': subtitle,
    '/trailerSrtFiles/-': subtitle,
  },
  'channel-order': { '/videos/-': ['id', 'videoId', 'name'] },
} as const satisfies { readonly [Form in FormName]?: { readonly [pointer: string]: readonly string[] } };

/** Options that the portal acts on. */
const actedOn: readonly { readonly form: FormName; readonly field: string; readonly values: readonly string[] }[] = [
  { form: 'film-submission', field: '/type', values: filmTypes },
  { form: 'film-details', field: '/type', values: filmTypes },
  { form: 'availability', field: '/type', values: geoTypes },
  { form: 'staff-resource', field: '/kind', values: resourceKinds },
];

const schemaOf = (forms: Forms, form: string): JsonObject => forms.get(form)?.parts.schema ?? {};

/** Fields whose entries would be lost, as reasons to refuse the schemas. */
export const unkeptFields = (forms: Forms): readonly string[] =>
  Object.entries(closedRows).flatMap(([form, objects]) =>
    Object.entries<readonly string[]>(objects).flatMap(([pointer, kept]) =>
      [...new Set(schemasAt(schemaOf(forms, form), pointer).flatMap(({ properties }) => Object.keys(Object(properties))))]
        .filter((name) => !kept.includes(name))
        .map(
          (name) =>
            `forms/${form}/schema.json has the field '${pointer}/${name}', and of these rows nothing is kept but what the ` +
            'portal names: what people enter there would be lost. Add the field beside the list.',
        ),
    ),
  );

/** Options that people can choose and the portal takes for none, as notes. */
export const unknownOptions = (forms: Forms): readonly string[] =>
  actedOn.flatMap(({ form, field, values }) =>
    schemasAt(schemaOf(forms, form), field)
      .flatMap((node) => [node['const'] ?? [], node['enum'] ?? []].flat())
      .filter((option) => typeof option !== 'string' || !values.includes(option))
      .map(
        (option) =>
          `forms/${form}/schema.json offers '${option}' at '${field}', which the portal does not know and takes for nothing ` +
          `chosen. It knows ${values.join(', ')}.`,
      ),
  );
