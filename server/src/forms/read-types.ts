import type { CompiledDirectory } from '@reelform/engine/compile';
import { type JsonObject, schemasAt } from '@reelform/engine/validation';
import type { FormName } from '@reelform/schemas/api';

type Fields = { readonly [Form in FormName]?: readonly string[] };

const account = ['name', 'email', 'phone', 'password', 'confirmPassword'];
const links = ['website', 'facebook', 'twitter', 'instagram', 'youtube', 'pinterest', 'tiktok', 'linkedin'];
const bank = ['accountHolder', 'accountNumber'];

/** What the code reads of forms, by the type that it is read as. Fields that are only kept may be of any. */
const readAs = {
  string: {
    login: ['email', 'password'],
    signup: account,
    'account-setup': account,
    upgrade: ['filmmakerEmail', 'filmmakerPhone', 'userId'],
    'forgot-password': ['email'],
    'reset-password': ['password', 'confirmPassword'],
    'change-password': ['email', 'oldPassword', 'newPassword', 'confirmPassword'],
    profile: ['firstName', 'lastName', 'email', 'phone', ...links],
    channel: ['name', 'headline'],
    'film-submission': ['title', 'type', 'shortDescription'],
    'film-details': ['title', 'type', 'shortDescription', 'episodeTitle'],
    availability: ['type'],
    'bts-document': ['filePath', 'fileName', 'notes'],
    promotions: ['promotionNotes'],
    'release-date': ['releaseDate'],
    'payment-ach': [...bank, 'accountType', 'routingNumber'],
    'payment-global-ach': [...bank, 'bankName', 'bankCountry', 'bankCode'],
    'payment-paypal': ['email'],
    'payment-wires': [...bank, 'holderAddress', 'bankName', 'bankCountry', 'swift'],
    'staff-note': ['note'],
    'staff-rejection': ['note'],
    'staff-release': ['releaseDate', 'note'],
    'staff-resource': ['title', 'tab', 'kind', 'image', 'video', 'thumb', 'link'],
  },
  integer: { channel: ['number'], 'film-details': ['season'] },
  array: {
    availability: ['countries'],
    'film-submission': ['chapters'],
    promotions: ['directorVideos', 'directorAnswers', 'castVideos', 'castAnswers'],
  },
  object: { 'film-details': ['geoRestriction'] },
} as const satisfies { readonly [type: string]: Fields };

/** Whether a field is there and may hold something that is not of a type. */
const mayBeOther = (schema: JsonObject, name: string, type: string): boolean => {
  const nodes = schemasAt(schema, `/${name}`);
  const types = nodes.flatMap((node) => node['type'] ?? []);
  return nodes.length > 0 && (types.length === 0 || types.some((one) => one !== type));
};

/** Fields that were made another type than the code reads them as, as reasons to refuse the schemas. */
export const misreadFields = (forms: CompiledDirectory['forms']): readonly string[] =>
  Object.entries<Fields>(readAs).flatMap(([type, fields]) =>
    Object.entries<readonly string[]>(fields).flatMap(([form, names]) => {
      const schema = forms.get(form)?.parts.schema ?? {};
      return names
        .filter((name) => mayBeOther(schema, name, type))
        .map(
          (name) =>
            `forms/${form}/schema.json gives the field '/${name}' another type than '${type}', as which the portal reads ` +
            'and keeps it. Leave its type, or add a field of another name.',
        );
    }),
  );
