import type { CallTypes } from '@reelform/schemas/api';
import { refuse } from '../errors.ts';
import type { HandlersOf } from '../http/calls.ts';
import { notice } from '../http/error-reply.ts';
import { countFilms } from '../repositories/film-counts.ts';
import { readPaid } from '../repositories/ledger.ts';
import { countRegistrations } from '../repositories/registrations.ts';
import { readClicks, type StepClicks } from '../repositories/short-links.ts';
import { readViewership, type StepViewership } from '../repositories/viewership.ts';

type Stats = CallTypes<'GET /filmmakers/affiliate/count'>['reply']['data'];

/** Programs on one page. */
const pageSize = 10;
const daySeconds = 86_400;
/** Lengths of the steps that a range is cut into, in days; the shortest that leaves few. */
const stepDays = [1, 7, 28, 364];
const mostSteps = 62;
/** By so much a range of whole days may be longer than its days, where the clocks were put back within it. */
const clockChangeSeconds = 3600;

/** A filmmaker's figures over a range of time. */
export const dashboardHandlers: HandlersOf<'GET /filmmakers/affiliate/count'> = {
  async 'GET /filmmakers/affiliate/count'({ services, account, query, language }) {
    const { filmmakerId, from, to, page = 1 } = query;
    if (filmmakerId !== account.id) return refuse('forbidden');
    if (to < from) {
      const message = notice(language.notices, 'error.rangeOrder');
      return refuse('invalid', { errors: [{ path: '/to', keyword: 'range', message }] });
    }
    const { database, now, options } = services;
    const { tables } = database;
    const range = { from: new Date(from * 1000), until: new Date((to + 1) * 1000) };
    const stepSeconds = stepOf(to - from);
    const trackingPeriod = options.payment.referralDays;
    const [films, clicks, registrations, viewership, { paid }] = await Promise.all([
      countFilms(tables, account.id, new Date(now())),
      readClicks(tables, account.id, range, stepSeconds),
      countRegistrations(tables, account.id, range, trackingPeriod),
      readViewership(tables, { filmmakerId: account.id, range, page, pageSize, stepSeconds }),
      readPaid(tables, account.id),
    ]);
    const data = {
      submittedFilmsCount: films.submitted,
      publishedFilmsCount: films.published,
      shortlinksClick: clicks.reduce((sum, step) => sum + step.clicks, 0),
      registrationCount: registrations,
      trackingPeriod,
      totalPayouts: paid / 100,
      totalRows: viewership.programs,
      totalViews: viewership.views,
      totalWatchedMinutes: viewership.minutes,
      viewershipStats: viewership.rows.map(({ id, title, programLink, views, minutes }) => ({
        id,
        title,
        views,
        totalWatchedMinutes: minutes,
        programLink,
      })),
      viewershipPeriods: periodsOf(from, to, stepSeconds, viewership.steps, clicks),
    };
    return { data };
  },
};

/** Length of a step of a range, in seconds. */
function stepOf(seconds: number): number {
  const days = stepDays.find((candidate) => seconds / (candidate * daySeconds) <= mostSteps) ?? stepDays.at(-1) ?? 1;
  return days * daySeconds;
}

/** Every step of a range, the ones in which nothing happened included; an hour beyond the last whole one belongs to it. */
function periodsOf(
  from: number,
  to: number,
  stepSeconds: number,
  steps: readonly StepViewership[],
  clicks: readonly StepClicks[],
): Stats['viewershipPeriods'] {
  const count = Math.max(1, Math.ceil((to + 1 - from - clockChangeSeconds) / stepSeconds));
  const periods = Array.from({ length: count }, (_none, step) => ({
    from: from + step * stepSeconds,
    to: step === count - 1 ? to : from + (step + 1) * stepSeconds - 1,
    views: 0,
    totalWatchedMinutes: 0,
    clicks: 0,
  }));
  const periodOf = (step: number) => periods[Math.min(step, count - 1)];
  for (const { step, views, minutes } of steps) {
    const period = periodOf(step);
    if (!period) continue;
    period.views += views;
    period.totalWatchedMinutes += minutes;
  }
  for (const click of clicks) {
    const period = periodOf(click.step);
    if (period) period.clicks += click.clicks;
  }
  return periods;
}
