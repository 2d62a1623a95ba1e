import { join } from 'node:path';
import type { AssetTypeName, FilmPermission, LabelKind } from '@reelform/schemas/api';
import { type AssetType, type Country, readAssetTypes, readCountries, readPermissions } from './asset-options.ts';
import { type NamesByLanguage, readCountryNames } from './country-names.ts';
import { isObject } from './is-object.ts';
import { isTextList } from './is-text-list.ts';
import { readLabels } from './label-options.ts';
import { type PromotionPrompt, type PromptName, type ResourceTab, readPrompts, readResourceTabs } from './library-options.ts';
import { type LimitFigures, leastLimitFigures } from './limit-figures.ts';
import { leastMailFigures, type MailFigures } from './mail/mail-figures.ts';
import { type OptionTexts, readOptionTexts } from './option-texts.ts';
import { type PaymentFigures, readPaymentFigures } from './payment-options.ts';
import { type PaymentMethod, readPaymentMethods } from './payments/payment-methods.ts';
import { readFigures } from './read-figures.ts';
import { readJson, type SchemasFile } from './schemas-file.ts';
import { type AccessFigures, leastAccessFigures } from './sessions/access-figures.ts';

/** What may be uploaded. */
export interface UploadOptions {
  /** Media types that are signed for. */
  readonly types: readonly string[];
  readonly maxBytes: number;
}

/** How much of one person's may be in the store, or on its way there, without being registered. */
export interface WaitingOptions {
  readonly maxFiles: number;
  readonly maxBytes: number;
}

/** How files travel; the page is told. */
export interface TransferOptions {
  /** Up to this size a file is one PUT. */
  readonly singlePutBytes: number;
  /** Size of every part but the last. */
  readonly partBytes: number;
  /** Size of the parts that a file's rest is cut into on a link that breaks too often. */
  readonly smallPartBytes: number;
  /** Parts of one file on their way at once. */
  readonly partsAtOnce: number;
  /** Transfers of all files on their way at once: a browser keeps six connections to a host. */
  readonly transfersAtOnce: number;
  /** Silence after which a transfer is taken for dead. */
  readonly stallSeconds: number;
  /** How long an upload goes on trying without moving forward. */
  readonly giveUpMinutes: number;
}

/** Lists and limits of `schemas/options`. */
export interface SchemaOptions {
  readonly video: UploadOptions;
  readonly subtitle: UploadOptions;
  readonly image: UploadOptions;
  readonly document: UploadOptions;
  readonly transfer: TransferOptions;
  readonly waiting: WaitingOptions;
  /** Passwords that too many people use, in lower case. */
  readonly commonPasswords: ReadonlySet<string>;
  /** What each kind of asset is, and which form speaks of it. */
  readonly assetTypes: { readonly [Name in AssetTypeName]: AssetType };
  /** What a filmmaker may do with a film, by its status. */
  readonly permissions: ReadonlyMap<number, readonly FilmPermission[]>;
  readonly countries: readonly Country[];
  /** What the countries are called in further languages. */
  readonly countryNames: NamesByLanguage;
  /** The platform's genres and tags. */
  readonly labels: { readonly [Kind in LabelKind]: readonly string[] };
  /** The tabs of the resource library, the first being the one that is shown by default. */
  readonly resourceTabs: readonly ResourceTab[];
  /** What is asked in promotion interviews. */
  readonly prompts: { readonly [Name in PromptName]: PromotionPrompt };
  readonly promptTexts: OptionTexts;
  /** What filmmakers are paid, as the terms say it. */
  readonly payment: PaymentFigures;
  /** How filmmakers may be paid. */
  readonly paymentMethods: readonly PaymentMethod[];
  readonly paymentMethodTexts: OptionTexts;
  readonly mails: MailFigures;
  /** How long those may take who are on their way into the portal. */
  readonly access: AccessFigures;
  readonly limits: LimitFigures;
}

/**
 * Reads the options of a schemas folder.
 * @throws {FileFlaw} when a file is missing or has another shape
 */
export function readSchemaOptions(schemasDirectory: string): SchemaOptions {
  const uploads = readJson(join(schemasDirectory, 'options/uploads.json'));
  const passwords = readLabels(readJson(join(schemasDirectory, 'options/common-passwords.json')));
  return {
    transfer: readFigures(uploads, leastTransfer, 'transfer'),
    waiting: readFigures(uploads, leastWaiting, 'waiting'),
    video: readUpload(uploads, 'video'),
    subtitle: readUpload(uploads, 'subtitle'),
    image: readUpload(uploads, 'image'),
    document: readUpload(uploads, 'document'),
    assetTypes: readAssetTypes(readJson(join(schemasDirectory, 'options/asset-types.json'))),
    permissions: readPermissions(readJson(join(schemasDirectory, 'options/film-permissions.json'))),
    countries: readCountries(readJson(join(schemasDirectory, 'options/countries.json'))),
    countryNames: readCountryNames(join(schemasDirectory, 'options')),
    labels: {
      genre: readLabels(readJson(join(schemasDirectory, 'options/genres.json'))),
      secondaryGenre: readLabels(readJson(join(schemasDirectory, 'options/secondary-genres.json'))),
      tag: readLabels(readJson(join(schemasDirectory, 'options/tags.json'))),
    },
    resourceTabs: readResourceTabs(readJson(join(schemasDirectory, 'options/resource-tabs.json'))),
    prompts: readPrompts(readJson(join(schemasDirectory, 'options/promotion-prompts.json'))),
    promptTexts: readOptionTexts(join(schemasDirectory, 'options'), 'promotion-prompts'),
    payment: readPaymentFigures(readJson(join(schemasDirectory, 'options/payment.json'))),
    paymentMethods: readPaymentMethods(readJson(join(schemasDirectory, 'options/payment-methods.json'))),
    paymentMethodTexts: readOptionTexts(join(schemasDirectory, 'options'), 'payment-methods'),
    access: readFigures(readJson(join(schemasDirectory, 'options/access.json')), leastAccessFigures),
    limits: readFigures(readJson(join(schemasDirectory, 'options/limits.json')), leastLimitFigures),
    mails: readFigures(readJson(join(schemasDirectory, 'options/mails.json')), leastMailFigures),
    commonPasswords: new Set(passwords.map((password) => password.toLowerCase())),
  };
}

function readUpload({ data, flaw }: SchemasFile, kind: string): UploadOptions {
  const given = isObject(data) ? data[kind] : undefined;
  if (isObject(given) && isTextList(given['types']) && typeof given['maxBytes'] === 'number')
    return { types: given['types'], maxBytes: given['maxBytes'] };
  throw flaw([kind], `The file must have '${kind}' with 'types' and 'maxBytes'.`);
}

/** Each number has a least value: parts follow the S3 limits (5 MiB, but for the last). */
const leastTransfer: TransferOptions = {
  singlePutBytes: 0,
  partBytes: 5 * 1024 ** 2,
  smallPartBytes: 5 * 1024 ** 2,
  partsAtOnce: 1,
  transfersAtOnce: 1,
  stallSeconds: 1,
  giveUpMinutes: 1,
};

const leastWaiting: WaitingOptions = { maxFiles: 1, maxBytes: 1 };
