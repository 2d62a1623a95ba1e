/** How long the links of mails open what they open, and how mails are held back: `schemas/options/mails.json`. */
export interface MailFigures {
  /** How long the link of a password reset is good. */
  readonly resetMinutes: number;
  /** An account gets at most so many reset mails in {@link resetsWithinMinutes}: nobody's mailbox is filled by others. */
  readonly mostResets: number;
  readonly resetsWithinMinutes: number;
  readonly invitationDays: number;
  readonly contractDays: number;
  /** How long a mail about a rejected asset waits for others of its film, so that all of them are told of in one. */
  readonly gatherMinutes: number;
}

/** Each figure's least value. */
export const leastMailFigures: MailFigures = {
  resetMinutes: 1,
  mostResets: 1,
  resetsWithinMinutes: 1,
  invitationDays: 1,
  contractDays: 1,
  gatherMinutes: 0,
};
