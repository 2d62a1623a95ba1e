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
 * Forms of which nothing is kept but what the code names, files and videos above all: all that they have, by the pointer of
 * its object (`-`: every row).
 */
const closedForms = {
  'manage-assets': {
    '': [
      ...['videoUrl', 'videoUrlStatus', 'trailerUrl', 'trailerUrlStatus', 'standardImage', 'standardImageStatus'],
      ...['featuredImage', 'featuredImageStatus', 'chapters', 'subtitles'],
      ...['thumbnail', 'thumbnailWithoutText', 'transparentFiles', 'brandingAssets'],
    ],
    '/chapters/-': [
      ...['chapterId', 'title', 'episodeUrl', 'episodeUrlStatus', 'standardImage', 'standardImageStatus', 'subtitles'],
    ],
    '/thumbnail/-': picture,
    '/thumbnailWithoutText/-': picture,
    '/transparentFiles/-': picture,
    '/brandingAssets/-': ['assetUrl', 'name', 'assetStatus'],
  },
  subtitles: {
    '': ['videoSrtFiles', 'chapters', 'trailerSrtFiles'],
    '/chapters/-': ['chapterId', 'title', 'videoSrtFiles'],
    '/videoSrtFiles/-': subtitle,
    '/chapters/-/videoSrtFiles/-': subtitle,
    '/trailerSrtFiles/-': subtitle,
  },
  'channel-videos': { '': ['videos'] },
  'channel-order': { '': ['videos'], '/videos/-': ['id', 'videoId', 'name'] },
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
  Object.entries(closedForms).flatMap(([form, objects]) =>
    Object.entries<readonly string[]>(objects).flatMap(([pointer, kept]) =>
      [...new Set(schemasAt(schemaOf(forms, form), pointer).flatMap(({ properties }) => Object.keys(Object(properties))))]
        .filter((name) => !kept.includes(name))
        .map(
          (name) =>
            `forms/${form}/schema.json has the field '${pointer}/${name}', and of this form nothing is kept but what the ` +
            'portal names: what people enter there would be lost. Add the field to another form, for instance film-details.',
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
