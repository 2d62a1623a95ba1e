import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readFormExamples } from './readFormExamples.ts';

const root = join(import.meta.dirname, '../..');

describe('examples of the portal’s forms', () => {
  it('are named by the gallery, or else by their schema, never by their folder', () => {
    const named = readFormExamples(root, 'forms', { login: { title: 'Log in', description: 'The smallest of them.' } });
    for (const { id, title, description, files } of named) {
      const schema = JSON.parse(files['schema.json'] ?? '');
      const expected = id === 'forms/login' ? ['Log in', 'The smallest of them.'] : [schema.title, schema.description ?? ''];
      expect([title, description]).toEqual(expected);
    }
    expect(named.length).toBeGreaterThan(20);
  });

  it('say the facts of the form’s cases, those of the document that is shown first', () => {
    const details = readFormExamples(root, 'forms', {}).find(({ id }) => id === 'forms/film-details');
    expect(details?.facts).toMatchObject({ mode: ['edit', 'add'], type: ['SHORT_FILM', 'SERIES'], may: [['details']] });
  });
});
