import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import catalogue from '../../schemas/messages/en.json' with { type: 'json' };

/** A message of the error catalogue, and what shows that the product says it. */
interface Said {
  readonly message: string;
  /** Its keys among the portal's own texts. */
  readonly keys: readonly (keyof typeof catalogue.notices)[];
  /** Tests in which a screen says it, word for word. */
  readonly tests: readonly string[];
}

const pages = 'app/src/pages';

/** The texts of the specification's section 8. Those of episodes stand with the details form that they belong to. */
const messages: readonly Said[] = [
  {
    message: 'Something went wrong. Please try again.',
    keys: ['error.generic', 'signup.failed', 'film.saveFailed', 'film.deleteFailed'],
    tests: [
      `${pages}/films/FilmsPage.test.tsx`,
      `${pages}/signup/SignupPage.test.tsx`,
      `${pages}/films/dialog/saving.test.tsx`,
    ],
  },
  {
    message: 'Email has already been taken',
    keys: ['signup.emailTaken'],
    tests: [`${pages}/signup/SignupPage.test.tsx`, 'tests/api/upgrades.test.ts'],
  },
  {
    message: 'Something went wrong.',
    keys: ['film.assets.removeFailed', 'film.preview.failed'],
    tests: [`${pages}/film/dialogs/ManageAssetsDialog.test.tsx`, 'widgets/src/image-upload/ImageUpload.test.tsx'],
  },
  {
    message: 'Something went wrong. Please try again later.',
    keys: ['promotions.failed', 'promotions.linkFailed', 'details.saveFailed'],
    tests: [`${pages}/promotions/PromotionsDialog.test.tsx`, `${pages}/film/details/FilmDetails.test.tsx`],
  },
  {
    message: 'Something went wrong. Please Refresh the page and retry.',
    keys: ['channel.orderFailed'],
    tests: [`${pages}/channel/order/OrderPage.test.tsx`],
  },
  {
    message: 'Episode deleted successfully.',
    keys: ['film.episodeDeleted'],
    tests: [`${pages}/film/details/EpisodeDialog.test.tsx`],
  },
  {
    message: 'some error occurred please try again.',
    keys: ['film.episodeDeleteFailed'],
    tests: [`${pages}/film/details/EpisodeDialog.test.tsx`],
  },
  { message: 'Something went wrong', keys: ['bts.deleteFailed'], tests: [`${pages}/film/bts/BtsDialog.test.tsx`] },
  {
    message: 'Something went wrong, please try again.',
    keys: ['film.release.failed'],
    tests: [`${pages}/film/dialogs/dialogs.test.tsx`],
  },
  {
    message: 'Something went wrong while fetching contract details.',
    keys: ['contract.failed'],
    tests: [`${pages}/contract/contract.test.tsx`],
  },
  { message: 'Whoops...', keys: ['contract.failedTitle'], tests: [`${pages}/contract/contract.test.tsx`] },
  {
    message: 'Error in loading the data.',
    keys: ['films.loadFailed', 'film.loadFailed', 'profile.loadFailed', 'resources.loadFailed', 'bts.loadFailed'],
    tests: [
      `${pages}/films/FilmsPage.test.tsx`,
      `${pages}/profile/ProfilePage.test.tsx`,
      `${pages}/resources/ResourcesPage.test.tsx`,
    ],
  },
  { message: 'Invalid Link', keys: ['reset.invalid'], tests: [`${pages}/reset-password/ResetPasswordPage.test.tsx`] },
  {
    message: 'Do you want to delete this record? This action can not be undone.',
    keys: ['confirm.delete.message'],
    tests: [`${pages}/films/FilmsPage.test.tsx`, `${pages}/film/dialogs/dialogs.test.tsx`],
  },
  {
    message: 'No records found',
    keys: ['films.empty', 'bts.empty'],
    tests: [`${pages}/films/FilmsPage.test.tsx`, `${pages}/film/bts/BtsDialog.test.tsx`],
  },
  { message: 'Resources not found.', keys: ['resources.empty'], tests: [`${pages}/resources/ResourcesPage.test.tsx`] },
  {
    message: 'Updated successfully.',
    keys: ['film.updated', 'password.changed'],
    tests: ['app/src/components/dialog/conflict/ConflictDialog.test.tsx', 'tests/journeys/passwords.test.ts'],
  },
  { message: 'Created successfully.', keys: ['film.created'], tests: ['tests/journeys/submission.test.ts'] },
  {
    message: 'Document deleted successfully.',
    keys: ['bts.deleted'],
    tests: [`${pages}/film/bts/BtsDialog.test.tsx`],
  },
  {
    message: 'File removed successfully.',
    keys: ['film.assets.fileRemoved'],
    tests: [`${pages}/promotions/PromotionsDialog.test.tsx`],
  },
  {
    message: 'Video removed successfully.',
    keys: ['film.videoRemoved'],
    tests: [`${pages}/film/dialogs/ManageAssetsDialog.test.tsx`, `${pages}/promotions/PromotionsDialog.test.tsx`],
  },
  { message: 'Deleted successfully.', keys: ['film.deleted'], tests: [`${pages}/films/FilmsPage.test.tsx`] },
  {
    message: 'Link copied successfully.',
    keys: ['promotions.copied'],
    tests: [`${pages}/promotions/PromotionsDialog.test.tsx`],
  },
  {
    message: 'Asset removed successfully.',
    keys: ['film.assets.removed'],
    tests: [`${pages}/film/dialogs/ManageAssetsDialog.test.tsx`],
  },
  {
    message: 'Asset deletion request successfully',
    keys: ['film.assets.removalRequested'],
    tests: [`${pages}/film/dialogs/ManageAssetsDialog.test.tsx`],
  },
  {
    message: 'Subtitle removed successfully.',
    keys: ['film.subtitles.removed'],
    tests: [`${pages}/film/dialogs/dialogs.test.tsx`],
  },
  {
    message: 'Your film has been successfully opting out of promotions.',
    keys: ['promotions.optOutDone'],
    tests: [`${pages}/promotions/PromotionsDialog.test.tsx`],
  },
  {
    message: 'Promotion detail submitted successfully.',
    keys: ['promotions.submittedNow'],
    tests: [`${pages}/promotions/PromotionsDialog.test.tsx`],
  },
  {
    message: 'Promotion detail saved successfully.',
    keys: ['promotions.saved'],
    tests: [`${pages}/promotions/PromotionsDialog.test.tsx`],
  },
  {
    message: 'Account created successfully.',
    keys: ['signup.created', 'upgrade.done'],
    tests: ['tests/journeys/passwords.test.ts'],
  },
  {
    message: 'Request submitted successfully.',
    keys: ['reset.sent', 'film.release.requested'],
    tests: [`${pages}/forgot-password/ForgotPasswordPage.test.tsx`, `${pages}/film/dialogs/dialogs.test.tsx`],
  },
  { message: 'Password set successfully.', keys: ['reset.done'], tests: ['tests/journeys/passwords.test.ts'] },
  {
    message: 'Profile updated successfully.',
    keys: ['profile.updated'],
    tests: [`${pages}/profile/ProfilePage.test.tsx`],
  },
  {
    message: 'Data saved successfully.',
    keys: ['film.assets.saved'],
    tests: [`${pages}/film/dialogs/dialogs.test.tsx`, `${pages}/film/dialogs/ManageAssetsDialog.test.tsx`],
  },
];

const sourcesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !/(^|\/)(node_modules|dist)\//.test(path))
    .map((path) => readFileSync(join(folder, path), 'utf8'));
const code = ['app/src', 'server/src'].flatMap(sourcesBelow).join('\n');

/** The parts of a test file in which something is expected or waited for, and the tables that feed them. */
const readTest = (file: string) => readFileSync(file, 'utf8');

describe('the messages of the error catalogue', () => {
  it.each(messages)('“$message” is kept word for word, said by the product, and tried', ({ message, keys, tests }) => {
    for (const key of keys) {
      expect([key, catalogue.notices[key]]).toEqual([key, message]);
      expect(code.includes(`'${key}'`), `${key} is said nowhere`).toBe(true);
    }
    for (const file of tests) expect(readTest(file).includes(`${message}`), `${file} does not have it`).toBe(true);
  });

  it('a failed upload says the same at every kind of upload (R-189)', () => {
    const kinds = ['video-upload', 'image-upload', 'file-upload', 'subtitle-list'] as const;
    for (const kind of kinds) expect([kind, catalogue.widgets[kind].failed]).toEqual([kind, 'Something went wrong.']);
    expect(catalogue.notices['uploads.failed']).toBe('Something went wrong.');
  });

  it('what was found of an asset is one word in lists, tables and at the staff desk (R-170, R-207)', () => {
    for (const kind of ['image-upload', 'subtitle-list'] as const) {
      const widget = catalogue.widgets[kind];
      const words = [0, 1, 2, 5].map(
        (status) => Object.entries(catalogue.notices).find(([key]) => key === `film.assets.status.${status}`)?.[1],
      );
      const standings = ['rejected', 'approved', 'uploaded', 'requested'] as const;
      expect([kind, ...standings.map((standing) => widget[`status.${standing}`])]).toEqual([kind, ...words]);
    }
  });

  it('the generic ones differ by screen and are kept apart (R-585)', () => {
    const generic = messages.filter(({ message }) => message.startsWith('Something went wrong')).map(({ message }) => message);
    expect(new Set(generic).size).toBe(7);
    for (const [key, text] of Object.entries(catalogue.notices))
      if (text.startsWith('Something went wrong')) expect([key, generic.includes(text)]).toEqual([key, true]);
  });
});
