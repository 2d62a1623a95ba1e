import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Json } from '../../validation/types.ts';
import { localSourceOf } from './localSource.ts';
import type { OptionCache } from './optionCache.ts';
import { createOptionLookup, SEARCH_QUIET_MS } from './optionLookup.ts';
import { pathFrom, sourceParams } from './sourceParams.ts';
import type { Option, OptionPage, OptionSearch } from './types.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const option = (value: Json): Option => ({ value, label: String(value) });

const cacheOf = (): OptionCache => {
  const kept = new Map<string, { options: readonly Option[]; nextPage: string | number | undefined }>();
  return {
    found: (key) => kept.get(key),
    keep: (key, found) => void kept.set(key, found),
    forget: () => kept.clear(),
    option: () => undefined,
    unnamed: (_source, values) => values,
    learn: () => undefined,
    version: () => 0,
    subscribe: () => () => undefined,
  };
};

interface Asked extends OptionSearch {
  readonly text: string;
  readonly answer: (page: OptionPage) => void;
  readonly fail: (message: string) => void;
}

const setUp = (cache = cacheOf()) => {
  const asked: Asked[] = [];
  const search = (text: string, request: OptionSearch) =>
    new Promise<OptionPage>((answer, reject) => {
      asked.push({ text, ...request, answer, fail: (message) => reject(new Error(message)) });
    });
  const lookup = createOptionLookup(
    { name: 'x', remote: { search }, local: localSourceOf([]), request: { params: {}, context: {} } },
    cache,
  );
  const settle = () => vi.advanceTimersByTimeAsync(SEARCH_QUIET_MS);
  return { asked, lookup, settle };
};

describe('a look-up', () => {
  it('asks once when the typing pauses, and only the newest answer counts', async () => {
    const { asked, lookup, settle } = setUp();
    lookup.search('a');
    lookup.search('ab');
    await settle();
    expect(asked.map(({ text }) => text)).toEqual(['ab']);
    lookup.search('abc');
    expect(asked[0]?.signal.aborted).toBe(true);
    await settle();
    asked[1]?.answer({ options: [option('new')] });
    asked[0]?.answer({ options: [option('stale')] });
    await settle();
    expect(lookup.state()).toEqual({ status: 'ready', options: [option('new')], hasMore: false });
  });

  it('adds pages, without repeats, and asks each page once', async () => {
    const { asked, lookup, settle } = setUp();
    lookup.search('');
    await settle();
    asked[0]?.answer({ options: [option(1), option(2)], nextPage: 'p2' });
    await settle();
    lookup.more();
    lookup.more();
    expect(lookup.state()).toEqual({ status: 'loading', options: [option(1), option(2)] });
    await settle();
    expect(asked.map(({ page }) => page)).toEqual([undefined, 'p2']);
    asked[1]?.answer({ options: [option(2), option(3)] });
    await settle();
    expect(lookup.state()).toEqual({ status: 'ready', options: [option(1), option(2), option(3)], hasMore: false });
    lookup.more();
    expect(asked).toHaveLength(2);
  });

  it.each([
    null,
    {},
    '<!doctype html>',
    { options: { 1: 'one' } },
    { options: [null] },
    { options: [{ label: 'without a value' }] },
    { options: [{ value: 1 }] },
  ])('an answer that is none fails in words for developers, and none for people: %j', async (answer) => {
    const says = vi.spyOn(console, 'error').mockReturnValue();
    const { asked, lookup, settle } = setUp();
    lookup.search('a');
    await settle();
    asked[0]?.answer(answer as never);
    await settle();
    expect(lookup.state()).toEqual({ status: 'failed', options: [], message: '' });
    expect(says.mock.calls.map(String)).toEqual([
      "TypeError: The option source 'x' answers no { options: [{ value, label }] }.",
    ]);
    says.mockRestore();
  });

  it('tells a failure, keeps what it has, and asks the same again', async () => {
    const { asked, lookup, settle } = setUp();
    lookup.search('a');
    await settle();
    asked[0]?.fail('No network');
    await settle();
    expect(lookup.state()).toEqual({ status: 'failed', options: [], message: 'No network' });
    lookup.retry();
    await settle();
    expect(asked[1]?.text).toBe('a');
    asked[1]?.answer({ options: [option(1)] });
    await settle();
    expect(lookup.state().status).toBe('ready');
  });

  it('has at once what another field has asked already', async () => {
    const cache = cacheOf();
    const first = setUp(cache);
    first.lookup.search('a');
    await first.settle();
    first.asked[0]?.answer({ options: [option(1)] });
    await first.settle();
    const second = setUp(cache);
    second.lookup.search('a');
    expect(second.lookup.state()).toEqual({ status: 'ready', options: [option(1)], hasMore: false });
    await second.settle();
    expect(second.asked).toEqual([]);
  });

  it('is silent once it is stopped', async () => {
    const { asked, lookup, settle } = setUp();
    lookup.search('a');
    await settle();
    lookup.stop();
    asked[0]?.answer({ options: [option(1)] });
    await settle();
    expect(asked[0]?.signal.aborted).toBe(true);
    expect(lookup.state()).toEqual({ status: 'idle', options: [] });
  });
});

describe('a list that is there already', () => {
  const options = [
    { value: 'ed', label: 'Editor' },
    { value: 'se', label: 'Sound editor', group: 'Sound' },
    { value: 'mu', label: 'Müsic', hint: 'Composer' },
  ];
  it.each([
    ['edit', ['ed', 'se']],
    ['SOUND ed', ['se']],
    ['music', ['mu']],
    ['composer', ['mu']],
    ['x', []],
    [' ', ['ed', 'se', 'mu']],
  ])('is searched for %j', (text, expected) => {
    const found = localSourceOf(options).find(text);
    expect(found.map(({ value }) => value)).toEqual(expected);
  });

  it('is never told to be searched: what is found is there at once', () => {
    const local = localSourceOf(options);
    const lookup = createOptionLookup({ name: 'x', remote: undefined, local, request: { params: {}, context: {} } }, cacheOf());
    const seen: string[] = [];
    lookup.subscribe(() => seen.push(`${lookup.state().status} ${lookup.state().options.length}`));
    for (const text of ['', 'e', 'ed', 'sound ed']) lookup.search(text);
    expect(seen).toEqual(['ready 3', 'ready 3', 'ready 2', 'ready 1']);
  });

  it('comes whole, however long', () => {
    const many = Array.from({ length: 10_000 }, (_, index) => option(index));
    expect(localSourceOf(many).find('')).toHaveLength(10_000);
  });

  it('names the options of values, and is one for all fields that share it', () => {
    const source = localSourceOf(options);
    expect(source.option('se')?.label).toBe('Sound editor');
    expect(source.option('none')).toBeUndefined();
    expect(localSourceOf(options)).toBe(source);
  });
});

describe('what a look-up goes by', () => {
  const data = { country: 'de', rows: [{ country: 'fr' }, { country: 'it', inner: { city: 1 } }] };

  it.each([
    ['/country', '/rows/1/city', ['country']],
    ['/rows/-/country', '/rows/1/city', ['rows', 1, 'country']],
    ['/rows/0/country', '/rows/1/city', ['rows', 0, 'country']],
    ['1/country', '/rows/1/city', ['rows', 1, 'country']],
    ['2/country', '/rows/1/inner/city', ['rows', 1, 'country']],
    ['3/country', '/rows/1/city', ['country']],
  ])('%s from %s', (pointer, field, expected) => {
    expect(pathFrom(pointer, field, data)).toEqual(expected);
  });

  it('leaves out what has no value', () => {
    expect(sourceParams({ a: '/country', b: '/none' }, '/city', data)).toEqual({ a: 'de' });
    expect(sourceParams(undefined, '/city', data)).toEqual({});
  });
});
