import { type JsonObject, sameDocument } from '@reelform/engine/validation';
import { type CallTypes, FilmStatus, filmContext, SaveStatus } from '@reelform/schemas/api';
import type { Queries } from '../database/queries.ts';
import { Refusal, refuse } from '../errors.ts';
import { conflictWith, isStale } from '../films/conflict.ts';
import { readFilmParts } from '../films/film-parts.ts';
import { isEditable } from '../films/film-status.ts';
import { may } from '../films/permissions.ts';
import { geoRestrictionIn, saveAvailability } from '../films/save-availability.ts';
import { createDetails, isDetailsSave, type SavedDetails, updateDetails } from '../films/save-details.ts';
import { saveParts } from '../films/save-parts.ts';
import { sweepObjects } from '../films/stored-objects.ts';
import {
  type FilmSave,
  filmContent,
  findForeignParts,
  type Submission,
  storedData,
  submissionData,
} from '../films/submission.ts';
import { answerOnce } from '../http/answer-once.ts';
import type { CallRequest, HandlersOf } from '../http/calls.ts';
import { insertFilm, lockFilm, mayHaveAnotherDraft, updateFilm } from '../repositories/films.ts';

type FilmSaveReply = CallTypes<'POST /filmmakers/films/create'>['reply'];
type Create = CallRequest<'POST /filmmakers/films/create'>;

const form = 'film-submission';

/** Create a film and save it again, as a draft or submitted. */
export const filmSaveHandlers: HandlersOf<'POST /filmmakers/films/create' | 'POST /filmmakers/films/:id/update'> = {
  async 'POST /filmmakers/films/create'(call) {
    const { account, body, request, services } = call;
    const { form: asked, programStatus, programDetails, episodeData } = body;
    return services.database.tables.transaction().execute((transaction) =>
      answerOnce<FilmSaveReply>(transaction, {
        request,
        account,
        content: [asked, programStatus, programDetails, episodeData],
        at: new Date(services.now()),
        make: () => create(call, transaction),
        filmOf: ({ data }) => data.id,
      }),
    );
  },

  async 'POST /filmmakers/films/:id/update'(call) {
    const { services, language, account, params, body, request } = call;
    const { database, now, options, storage } = services;
    const at = new Date(now());
    let removed: readonly string[] = [];
    const save = async (transaction: Queries): Promise<FilmSaveReply | Refusal> => {
      const film = await lockFilm(transaction, params.id, account.id);
      if (!film) return refuse('not_found');
      const parts = await readFilmParts(transaction, film.id);
      const { assets, chapters } = parts;
      if (isDetailsSave(body)) {
        const done = await updateDetails(transaction, detailsCall(call), film, parts);
        if (done instanceof Refusal) return done;
        removed = done.removed;
        return saveReply(done);
      }
      const isOlder = isStale(body, film);
      const conflict = () => conflictWith(film, parts, services);
      const availability = geoRestrictionIn(body);
      if (availability !== undefined) {
        if (isOlder && may(options, film.status, 'availability')) return conflict();
        const done = await saveAvailability(transaction, services, language, film, availability);
        const { id, status } = film;
        return done instanceof Refusal
          ? done
          : saveReply({ id, version: done.version, status, isSubmitted: status !== FilmStatus.draft });
      }
      if (!isEditable(film.status)) return refuse('film_locked');
      const submission = judgeSubmission(call, { status: film.status, data: storedData(film, chapters, services.forms) });
      if (submission instanceof Refusal) return submission;
      if (isOlder) return conflict();
      const errors = findForeignParts(submission, assets, chapters, language.notices);
      if (errors.length > 0) return refuse('invalid', { errors });
      const { version } = await updateFilm(transaction, film.id, filmContent(submission, body, film.video_url, at));
      removed = await saveParts(transaction, { filmId: film.id, assets, chapters }, submission, body, at);
      const status = statusOf(body);
      return saveReply({ id: film.id, version, status, isSubmitted: status !== FilmStatus.draft });
    };
    const saved = await database.tables.transaction().execute((transaction) =>
      answerOnce(transaction, {
        request,
        account,
        content: [params.id, body],
        at,
        make: () => save(transaction),
        filmOf: () => params.id,
      }),
    );
    await sweepObjects(database.tables, storage, request.log, removed);
    return saved;
  },
};

async function create(call: Create, transaction: Queries): Promise<FilmSaveReply | Refusal> {
  const { services, language, account, body } = call;
  const { drafts } = services.options.limits;
  if (body.programStatus === SaveStatus.finishLater && !(await mayHaveAnotherDraft(transaction, account.id, drafts)))
    return refuse('too_many_drafts', { values: { limit: drafts } });
  if (isDetailsSave(body)) {
    const done = await createDetails(transaction, detailsCall(call));
    return done instanceof Refusal ? done : saveReply(done);
  }
  const submission = judgeSubmission(call, undefined);
  if (submission instanceof Refusal) return submission;
  const errors = findForeignParts(submission, [], [], language.notices);
  if (errors.length > 0) return refuse('invalid', { errors });
  const at = new Date(services.now());
  const { id, version } = await insertFilm(transaction, account.id, filmContent(submission, body, null, at));
  await saveParts(transaction, { filmId: id, assets: [], chapters: [] }, submission, body, at);
  const status = statusOf(body);
  return saveReply({ id, status, version, isSubmitted: status !== FilmStatus.draft });
}

const detailsCall = ({ services, language, account, body }: Pick<Create, 'services' | 'language' | 'account' | 'body'>) => ({
  services,
  language,
  accountId: account.id,
  body,
});

/**
 * Judges a save by the form's module, with the facts that the page has: what is there for a draft, everything for a
 * submission. @param stored the film as it was; `undefined` for a new one
 */
function judgeSubmission(
  { services: { forms }, language, body }: Pick<Create, 'services' | 'language' | 'body'>,
  stored: { readonly status: number; readonly data: JsonObject } | undefined,
): Submission | Refusal {
  const data = submissionData(body);
  const context = filmContext(stored?.status);
  const untouched = forms.clean(form, stored?.data ?? {}, { context, edited: false });
  const edited = !sameDocument(forms.clean(form, data, { context, edited: false }), untouched);
  const mode = body.programStatus === SaveStatus.submitNow ? 'strict' : 'draft';
  const errors = forms.judge(form, data, { mode, payload: false, context, edited }, language);
  return errors.length > 0 ? refuse('invalid', { errors }) : (forms.clean(form, data, { context, edited }) as Submission);
}

const statusOf = ({ programStatus }: FilmSave) =>
  programStatus === SaveStatus.submitNow ? FilmStatus.submitted : FilmStatus.draft;

const saveReply = ({ id, isSubmitted, status, version }: Omit<SavedDetails, 'removed'>): FilmSaveReply => ({
  data: { id, submit: isSubmitted, changeStatus: status, version },
});
