import { describe, expect, it } from 'vitest';
import { chooseSides, findDifferences } from './differences.ts';

const base = { title: 'Harbour', type: 'SERIES', terms: false, chapters: [{ title: 'One' }, { title: 'Two' }] };
const found = (mine: object, theirs: object) =>
  findDifferences(base, { ...base, ...mine }, { ...base, ...theirs }).map(({ path, suggested }) => [path.join('/'), suggested]);

describe('two versions of a document', () => {
  it.each([
    ['mine alone changed', { title: 'Mine' }, {}, [['title', 'mine']]],
    ['theirs alone changed', {}, { title: 'Theirs' }, [['title', 'theirs']]],
    ['both changed it', { title: 'Mine' }, { title: 'Theirs' }, [['title', 'mine']]],
    ['both changed it alike', { title: 'Same' }, { title: 'Same' }, []],
    [
      'each another field',
      { title: 'Mine' },
      { terms: true },
      [
        ['title', 'mine'],
        ['terms', 'theirs'],
      ],
    ],
    [
      'each another row',
      { chapters: [{ title: 'Eins' }, { title: 'Two' }] },
      { chapters: [{ title: 'One' }, { title: 'Zwei' }] },
      [
        ['chapters/0/title', 'mine'],
        ['chapters/1/title', 'theirs'],
      ],
    ],
    ['a row that came', { chapters: [{ title: 'One' }, { title: 'Two' }, {}] }, {}, [['chapters', 'mine']]],
    ['both chose others', { countries: ['FR', 'DE'] }, { countries: ['DE', 'IT'] }, [['countries', 'mine']]],
    ['a field that came', {}, { shortDescription: 'New' }, [['shortDescription', 'theirs']]],
  ])('where %s', (_what, mine, theirs, expected) => {
    expect(found(mine, theirs)).toEqual(expected);
  });

  it('come to what is chosen of both', () => {
    const mine = { title: 'Mine', shortDescription: 'Mine', chapters: [{ title: 'One' }, { title: 'Mine' }] };
    const theirs = { title: 'Theirs', terms: true, chapters: [{ title: 'Theirs' }, { title: 'Two' }] };
    const differences = findDifferences(base, mine, theirs);
    const all = (side: 'mine' | 'theirs') => differences.map(() => side);
    expect(chooseSides(mine, differences, all('mine'))).toEqual(mine);
    expect(chooseSides(mine, differences, all('theirs'))).toEqual(theirs);
    const only = differences.map(
      ({ path }) => (path.join('/') === 'chapters/0/title' ? 'theirs' : 'mine') as 'mine' | 'theirs',
    );
    expect(chooseSides(mine, differences, only)).toEqual({ ...mine, chapters: [{ title: 'Theirs' }, { title: 'Mine' }] });
  });
});
