import type { FilmActionName } from '@reelform/schemas/api';

/** A film of the demo: what it is, and what became of it. */
export interface DemoFilm {
  readonly title: string;
  readonly type: 'SHORT_FILM' | 'FEATURED_FILM' | 'SERIES';
  readonly shortDescription: string;
  /** Months ago in which it was submitted. */
  readonly months: number;
  /** What staff decided, one after the other; absent: it is a draft. */
  readonly decisions?: readonly FilmActionName[];
  /** Its video is rejected before the last decision. */
  readonly hasRejectedVideo?: true;
  /** It is out, and watched. */
  readonly isOut?: true;
  /** Days from now on which it is released; absent: the day it is activated. */
  readonly releaseInDays?: number;
}

const submitted: readonly FilmActionName[] = [];
const details: readonly FilmActionName[] = ['recordSignature'];
const review: readonly FilmActionName[] = [...details, 'startReview'];
const active: readonly FilmActionName[] = [...review, 'activate'];

/** The films of the demo, at least one in every status. */
export const demoFilms: readonly DemoFilm[] = [
  {
    title: 'Harbour Lights',
    type: 'FEATURED_FILM',
    shortDescription: 'A sailor walks home through a town that has forgotten him.',
    months: 5,
    decisions: active,
    isOut: true,
  },
  {
    title: 'The Salt Road',
    type: 'FEATURED_FILM',
    shortDescription: 'Two sisters carry their mother’s ashes across a desert.',
    months: 5,
    decisions: active,
    isOut: true,
  },
  {
    title: 'Night Ferry',
    type: 'SHORT_FILM',
    shortDescription: 'One crossing, one stowaway, one hour until dawn.',
    months: 5,
    decisions: active,
    isOut: true,
  },
  {
    title: 'Paper Boats',
    type: 'SHORT_FILM',
    shortDescription: 'A boy sends letters down a river and one comes back.',
    months: 5,
    decisions: active,
    isOut: true,
  },
  {
    title: 'The Clockmaker’s Daughter',
    type: 'FEATURED_FILM',
    shortDescription: 'She repairs every clock in the village but her own.',
    months: 4,
    decisions: active,
    isOut: true,
  },
  {
    title: 'Static',
    type: 'SHORT_FILM',
    shortDescription: 'A radio amateur hears a voice from next week.',
    months: 4,
    decisions: active,
    isOut: true,
  },
  {
    title: 'Low Tide',
    type: 'SHORT_FILM',
    shortDescription: 'What the sea gives back to three fishermen.',
    months: 3,
    decisions: active,
    isOut: true,
  },
  {
    title: 'Winter Orchard',
    type: 'FEATURED_FILM',
    shortDescription: 'A family sells its land, tree by tree.',
    months: 1,
    decisions: active,
    releaseInDays: 12,
  },
  {
    title: 'Old Signals',
    type: 'SHORT_FILM',
    shortDescription: 'A lighthouse is switched off for good.',
    months: 4,
    decisions: [...active, 'deactivate'],
  },
  {
    title: 'Glass Mountain',
    type: 'FEATURED_FILM',
    shortDescription: 'Climbers wait for a window in the weather.',
    months: 1,
    decisions: review,
  },
  {
    title: 'Seven Doors',
    type: 'SHORT_FILM',
    shortDescription: 'A caretaker shows an empty house.',
    months: 1,
    decisions: review,
  },
  {
    title: 'The Understudy',
    type: 'FEATURED_FILM',
    shortDescription: 'The lead is late, and the curtain will not wait.',
    months: 1,
    decisions: details,
  },
  { title: 'Copper Sky', type: 'SHORT_FILM', shortDescription: 'The last shift of a smelter.', months: 1, decisions: details },
  {
    title: 'A Quiet Inventory',
    type: 'SHORT_FILM',
    shortDescription: 'A widow counts the things in a shop.',
    months: 0,
    decisions: details,
  },
  {
    title: 'Northbound',
    type: 'FEATURED_FILM',
    shortDescription: 'A lorry, a stranger and nine hundred miles.',
    months: 0,
    decisions: submitted,
  },
  {
    title: 'The Cartographer',
    type: 'SHORT_FILM',
    shortDescription: 'He draws a country that does not exist.',
    months: 0,
    decisions: submitted,
  },
  {
    title: 'Moth Season',
    type: 'SHORT_FILM',
    shortDescription: 'Summer nights at a motorway service area.',
    months: 0,
    decisions: submitted,
  },
  {
    title: 'Blue Hour',
    type: 'SHORT_FILM',
    shortDescription: 'A photographer chases twenty minutes of light.',
    months: 2,
    decisions: ['reject'],
  },
  {
    title: 'Second Hand',
    type: 'SHORT_FILM',
    shortDescription: 'A coat changes owners five times.',
    months: 2,
    decisions: ['reject'],
  },
  {
    title: 'The Long Rehearsal',
    type: 'FEATURED_FILM',
    shortDescription: 'An amateur choir prepares for one song.',
    months: 2,
    decisions: [...review, 'reject'],
    hasRejectedVideo: true,
  },
  {
    title: 'Undertow',
    type: 'SHORT_FILM',
    shortDescription: 'A swimming teacher who cannot swim.',
    months: 2,
    decisions: [...review, 'reject'],
    hasRejectedVideo: true,
  },
  {
    title: 'Terms of Sale',
    type: 'FEATURED_FILM',
    shortDescription: 'Three brothers, one cinema, no buyer.',
    months: 2,
    decisions: ['cancelContract'],
  },
  {
    title: 'Letters from the Island',
    type: 'SERIES',
    shortDescription: 'A postwoman delivers what should stay unsaid.',
    months: 0,
  },
  { title: 'Untitled Winter Project', type: 'SHORT_FILM', shortDescription: 'Snow, mostly.', months: 0 },
  { title: 'The Weather Room', type: 'FEATURED_FILM', shortDescription: 'Forecasters argue about a storm.', months: 0 },
];

/** Another filmmaker's film, which stands in the demo's channel. */
export const guestFilm: DemoFilm = {
  title: 'Guest Room',
  type: 'SHORT_FILM',
  shortDescription: 'A visitor stays a little too long.',
  months: 5,
  decisions: active,
};
