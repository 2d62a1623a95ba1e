import { readFigures } from './read-figures.ts';
import type { SchemasFile } from './schemas-file.ts';

/** The figures that filmmakers are paid by; the terms state them and the revenue is computed from them. */
export interface PaymentFigures {
  /** For an hour of watch time, in cents of a US dollar. */
  readonly watchHourCents: number;
  /** Share of the advertising revenue attributed to a program, in percent. */
  readonly adSharePercent: number;
  /** Share of what a referred subscriber paid, in percent. */
  readonly referralSharePercent: number;
  /** Days after a click within which a registration is the link's. */
  readonly referralDays: number;
  /** Least amount that is paid out; what is below it is carried over. */
  readonly minimumPayoutCents: number;
  readonly liabilityCents: number;
  /** Days within which tax non-compliance must be reported. */
  readonly taxReportDays: number;
  /** Years. */
  readonly minimumAge: number;
  /** After which the page asks for the revenue again. */
  readonly refreshMs: number;
}

/** Those that what is earned is computed by. */
export type EarningFigures = Pick<
  PaymentFigures,
  'watchHourCents' | 'adSharePercent' | 'referralSharePercent' | 'referralDays'
>;

/** Each figure's least value. */
const least: PaymentFigures = {
  watchHourCents: 0,
  adSharePercent: 0,
  referralSharePercent: 0,
  referralDays: 0,
  minimumPayoutCents: 0,
  liabilityCents: 0,
  taxReportDays: 0,
  minimumAge: 0,
  refreshMs: 1000,
};

/** Reads the figures. @throws {FileFlaw} when one is missing, is no whole number or is too small */
export const readPaymentFigures = (file: SchemasFile): PaymentFigures => readFigures(file, least);
