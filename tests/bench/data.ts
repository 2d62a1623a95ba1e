import type { Data, Task } from './contenders/contender.ts';

/** People without a name and a role that a document for the submit measurement has: twice as many complaints. */
const faultyRows = 10;

const film = (rows: number, isFaulty: boolean): Data => ({
  title: 'The long way home',
  type: 'SHORT_FILM',
  description: 'Two sisters walk back to the village that they left as children.',
  shortDescription: 'Two sisters walk home.',
  primayGenres: ['Drama'],
  secondaryGenres: ['Family'],
  tags: ['walking', 'sisters'],
  year: '2024',
  rating: 'PG',
  ratingRemarks: '',
  productionCompanies: 'Long Way Films',
  copyright: '2024 Long Way Films',
  studio: 'Studio North',
  imdbId: 'https://www.imdb.com/title/tt0000001/',
  countryOfOrigin: 'FR',
  filmingLocations: ['Lyon', 'Annecy'],
  audioLanguage: ['fr', 'en'],
  cast: Array.from({ length: rows }, (_, index) => ({
    title: isFaulty && index < faultyRows ? '' : `Person ${index}`,
    role: isFaulty && index < faultyRows ? '' : `Role ${index}`,
    order: index + 1,
  })),
  crew: [{ title: 'Ada Obi', role: 'director' }],
  geoRestriction: { restricted: false, countries: [] },
});

const flat = (fields: number, isFaulty: boolean): Data =>
  Object.fromEntries(
    Array.from({ length: fields }, (_, index) => [`field${index}`, isFaulty && index < 2 * faultyRows ? '' : `Value ${index}`]),
  );

/** The document of a workload: `size` people in the cast, or `size` fields. A faulty one has 20 complaints. */
export const documentOf = (workload: Task['workload'], size: number, isFaulty: boolean): Data =>
  workload === 'flat' ? flat(size, isFaulty) : film(size, isFaulty);

/** The text that the first field measured holds. */
export const firstText = (workload: Task['workload']) => (workload === 'flat' ? 'Value 0' : 'The long way home');

/** The text that the last field measured holds. */
export const lastText = (workload: Task['workload'], size: number) =>
  workload === 'flat' ? `Value ${size - 1}` : `Role ${size - 1}`;
