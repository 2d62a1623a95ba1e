import type { CallTypes } from '@reelform/schemas/api';
import { refuse } from '../errors.ts';
import { addedOfProfile } from '../forms/added-fields.ts';
import type { HandlersOf } from '../http/calls.ts';
import { leaveAddress } from '../mail/leave-address.ts';
import { splitName } from '../profiles/split-name.ts';
import { isEmailTaken } from '../repositories/accounts.ts';
import { findProfile, type Profile, saveProfile } from '../repositories/profiles.ts';
import type { Services } from '../services.ts';
import { userOf } from './user.ts';

const form = 'profile';

type ProfileUpdate = 'POST /filmmakers/profile/:id/update';

/** One's own profile: the number in the path must be the session's. */
export const profileHandlers: HandlersOf<'GET /filmmakers/profile/:id/view' | ProfileUpdate> = {
  async 'GET /filmmakers/profile/:id/view'({ services, account, params }) {
    if (params.id !== account.id) return refuse('forbidden');
    const { name, email, phone, firstName, lastName, added, ...links } = await findProfile(
      services.database.tables,
      account.id,
    );
    const names = firstName === null || lastName === null ? splitName(name, limitsOf(services)) : { firstName, lastName };
    const pages = Object.fromEntries(Object.entries(links).map(([link, address]) => [link, address ?? '']));
    return {
      data: {
        ...noLinks,
        ...pages,
        ...names,
        email,
        phone: phone ?? '',
        ...addedOfProfile(services.forms, added),
      },
    };
  },

  async 'POST /filmmakers/profile/:id/update'({ services, account, params, body, request, language }) {
    if (params.id !== account.id) return refuse('forbidden');
    const { database, mail, now, throttle } = services;
    const isMoving = body.email.toLowerCase() !== account.email.toLowerCase();
    // Whether an e-mail is taken can be learned here: not often.
    const limited = isMoving ? await throttle(request, 'POST /filmmakers/profile/:id/update', account.email) : undefined;
    if (limited) return limited;
    const profile = profileOf(body);
    const saved = await database.tables
      .transaction()
      .execute(async (transaction) => {
        const at = new Date(now());
        const changed = await saveProfile(transaction, account.id, profile);
        if (isMoving) await leaveAddress(transaction, account, { email: changed.email, locale: language.tag }, at);
        return changed;
      })
      .catch((error: unknown) => {
        if (isEmailTaken(error)) return undefined;
        throw error;
      });
    if (!saved) return refuse('email_taken', { path: '/email', keyword: 'taken' });
    await database.changes.publish(account.id);
    if (isMoving) mail.wake();
    return { user: userOf(saved) };
  },
};

const limitsOf = ({ forms }: Pick<Services, 'forms'>) => ({
  firstName: forms.limit(form, 'firstName', 'maxLength'),
  lastName: forms.limit(form, 'lastName', 'maxLength'),
});

const noLinks = {
  website: '',
  facebook: '',
  twitter: '',
  instagram: '',
  youtube: '',
  pinterest: '',
  tiktok: '',
  linkedin: '',
};

const profileOf = (body: CallTypes<ProfileUpdate>['body']): Profile => {
  const { email, firstName, lastName, phone = '', ...others } = body;
  const { website, facebook, twitter, instagram, youtube, pinterest, tiktok, linkedin, ...added } = { ...noLinks, ...others };
  return {
    ...{ website, facebook, twitter, instagram, youtube, pinterest, tiktok, linkedin },
    email,
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    phone: phone.trim(),
    added: { [form]: added },
  };
};
