import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { brokenLinks, linkProblems as problemsAmong, shellPart, withNeeded, type LinkedPart } from './links.ts';

const part = (name: string, version: string, paths: string[], links: LinkedPart['links'] = []): LinkedPart => ({
  name,
  version,
  routes: paths.map((path) => ({ path })),
  links,
});

const toJob = { remote: 'job-board', path: '/jobs/:slug' };
const shell = part('the shell', '', [], [{ remote: 'marketing', path: '/contact' }]);
const marketing = part('marketing', '1.0.0-a', ['/', '/contact'], [toJob]);
const jobBoard = part('job-board', '1.0.0-b', ['/jobs', '/jobs/:slug'], [{ remote: 'marketing', path: '/contact' }]);
const live = [shell, marketing, jobBoard];

const linkProblems = (candidate: LinkedPart, parts: readonly LinkedPart[]) =>
  problemsAmong([candidate], parts).get(candidate) ?? [];

describe('a version is released when', () => {
  test.each<[string, LinkedPart]>([
    ['it has every page that others link to', part('job-board', '2', ['/jobs/:slug'])],
    ['it drops a page that nobody links to', part('marketing', '2', ['/contact'])],
    ['it links to pages that are live', part('marketing', '2', ['/contact'], [toJob])],
    ['it links to a remote that is not live yet', part('payroll', '1', [], [{ remote: 'depots', path: '/depots' }])],
  ])('%s', (_case, candidate) => expect(linkProblems(candidate, live)).toEqual([]));
});

describe('a version is rejected when', () => {
  test('it links to a page that does not exist', () => {
    const candidate = part('marketing', '2', ['/', '/contact'], [{ remote: 'job-board', path: '/jobs/archive' }]);
    expect(linkProblems(candidate, live)).toEqual([
      'marketing 2 links to /jobs/archive, which job-board 1.0.0-b lacks',
    ]);
  });

  test('it drops a page that others link to, among them the shell', () => {
    expect(linkProblems(part('marketing', '2', ['/'], [toJob]), live)).toEqual([
      'the shell links to /contact, which marketing 2 lacks',
      'job-board 1.0.0-b links to /contact, which marketing 2 lacks',
    ]);
  });

  test('a page that others link to has another parameter', () => {
    expect(linkProblems(part('job-board', '2', ['/jobs', '/jobs/:id']), live)).toEqual([
      'marketing 1.0.0-a links to /jobs/:slug, which job-board 2 lacks',
    ]);
  });
});

test('a link that is broken already keeps nobody from releasing', () => {
  const without = [shell, marketing, part('job-board', '1', ['/jobs'])];
  expect(brokenLinks(without)).toHaveLength(1);
  expect(linkProblems(part('marketing', '2', ['/', '/contact'], [toJob]), without)).toEqual([]);
  expect(linkProblems(part('job-board', '2', ['/jobs']), without)).toEqual([]);
});

describe('of several versions that would take over together', () => {
  const toArchive = { remote: 'job-board', path: '/jobs/archive' };
  const toTeam = { remote: 'marketing', path: '/team' };
  const among = (...candidates: LinkedPart[]) =>
    [...problemsAmong(candidates, live)].map(([{ name }, sentences]) => [name, ...sentences]);

  test('those that need each other’s new pages fit', () => {
    const one = part('marketing', '2', ['/contact', '/team'], [toArchive]);
    const other = part('job-board', '2', ['/jobs/:slug', '/jobs/archive'], [toTeam]);
    expect(among(one, other)).toEqual([]);
    expect(among(one)).toHaveLength(1);
    expect(among(other)).toHaveLength(1);
  });

  test('those fit that drop a page together with its last link', () => {
    const one = part('marketing', '2', ['/contact']);
    expect(among(one, part('job-board', '2', ['/jobs']))).toEqual([]);
  });

  test('the one that drops a page is rejected, not the one that still links to it', () => {
    expect(among(part('marketing', '2', ['/contact'], [toJob]), part('job-board', '2', ['/jobs']))).toEqual([
      ['job-board', 'marketing 2 links to /jobs/:slug, which job-board 2 lacks'],
    ]);
  });

  test('the one that links to nothing is rejected, and others are not for its sake', () => {
    const one = part('marketing', '2', ['/contact'], [toArchive, { remote: 'job-board', path: '/jobs' }]);
    expect(among(one, part('job-board', '2', ['/jobs/:slug']))).toEqual([
      ['marketing', 'marketing 2 links to /jobs/archive, which job-board 2 lacks'],
    ]);
  });

  test('whoever needs a rejected one is rejected, too', () => {
    const one = part('marketing', '2', ['/team'], [toJob]);
    const other = part('job-board', '2', ['/jobs/:slug'], [toTeam]);
    expect(among(one, other)).toEqual([
      ['marketing', 'the shell links to /contact, which marketing 2 lacks'],
      ['job-board', 'job-board 2 links to /team, which marketing 1.0.0-a lacks'],
    ]);
  });
});

describe('a version with fragments', () => {
  const input = (properties: object, required: string[] = []) =>
    ({ type: 'object', properties, required, additionalProperties: false }) as const;
  const ROLE = { enum: ['hgv', 'van'], type: 'string' };
  const COUNT = { type: 'integer', minimum: 1, maximum: 10 };
  const asked = input({ role: ROLE, count: COUNT }, ['count']);
  const shows: LinkedPart = {
    ...part('marketing', '1', ['/']),
    places: [{ fragment: 'job-board/latest', input: asked }],
  };
  const offers = (version: string, taken: object | undefined): LinkedPart => ({
    ...part('job-board', version, ['/jobs']),
    fragments: taken ? [{ name: 'latest', input: taken as Record<string, unknown> }] : [],
  });
  const site = [shows, offers('1', asked)];
  const problemsOf = (taken: object | undefined) => linkProblems(offers('2', taken), site);

  test.each<[string, object]>([
    ['takes the same', asked],
    ['takes an input more, which may be missing', input({ role: ROLE, count: COUNT, place: {} }, ['count'])],
    ['needs an input less', input({ role: ROLE, count: COUNT })],
    ['takes more values', input({ role: { enum: ['hgv', 'van', 'bus'], type: 'string' }, count: COUNT }, ['count'])],
    ['takes larger values', input({ role: ROLE, count: { ...COUNT, maximum: 20 } }, ['count'])],
  ])('is released when a fragment that a live page shows %s', (_case, taken) => expect(problemsOf(taken)).toEqual([]));

  test.each<[string, object | undefined, string]>([
    ['it drops one', undefined, ', which job-board 2 lacks'],
    [
      'it needs a new input',
      input({ role: ROLE, count: COUNT, place: { type: 'string' } }, ['count', 'place']),
      ', which in job-board 2 needs place, which is not always sent',
    ],
    [
      'it needs an input that was optional',
      input({ role: ROLE, count: COUNT }, ['count', 'role']),
      ', which in job-board 2 needs role, which is not always sent',
    ],
    ['it no longer takes an input', input({ count: COUNT }, ['count']), ', which in job-board 2 does not take role'],
    [
      'it takes fewer values',
      input({ role: { enum: ['hgv'], type: 'string' }, count: COUNT }, ['count']),
      ', which in job-board 2 does not take all that is sent as role ("van")',
    ],
    [
      'it takes smaller values',
      input({ role: ROLE, count: { ...COUNT, maximum: 5 } }, ['count']),
      ', which in job-board 2 does not take all that is sent as count (maximum)',
    ],
  ])('is refused when %s', (_case, taken, says) =>
    expect(problemsOf(taken)).toEqual([`marketing 1 shows the fragment job-board/latest${says}`]),
  );

  test('is refused when it shows one that does not exist', () => {
    const candidate = { ...shows, version: '2', places: [{ fragment: 'job-board/newest', input: asked }] };
    expect(linkProblems(candidate, site)).toEqual([
      'marketing 2 shows the fragment job-board/newest, which job-board 1 lacks',
    ]);
  });

  test('may drop one that no live page shows, or that the version released with it no longer shows', () => {
    expect(linkProblems(offers('2', undefined), [part('marketing', '1', ['/']), offers('1', asked)])).toEqual([]);
    expect([...problemsAmong([offers('2', undefined), part('marketing', '2', ['/'])], site)]).toEqual([]);
  });
});

test('the shell’s links are those that its build found', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'shell-'));
  try {
    await mkdir(join(dist, 'server'));
    await writeFile(join(dist, 'server/links.json'), JSON.stringify(shell.links));
    expect(await shellPart(dist)).toEqual(shell);
  } finally {
    await rm(dist, { recursive: true });
  }
});

describe('a part leads to', () => {
  const link = (remote: string) => ({ remote, path: '/' });
  const named = (name: string, to: string[] = []) => part(name, '1', ['/'], to.map(link));
  const leadsTo = (name: string, parts: readonly LinkedPart[]) => withNeeded([name], parts).map((each) => each.name);

  test('the parts that it links to, and on from there, however they are linked', () => {
    const parts = [named('a', ['b']), named('b', ['c', 'a']), named('c', ['b']), named('d', ['a'])];
    expect(leadsTo('a', parts)).toEqual(['a', 'b', 'c']);
    expect(leadsTo('d', parts)).toEqual(['a', 'b', 'c', 'd']);
  });

  test('the parts whose fragments it shows', () => {
    const places = [{ fragment: 'depots/map', input: {} }];
    expect(leadsTo('a', [{ ...named('a'), places }, named('b'), named('depots')])).toEqual(['a', 'depots']);
  });

  test('nothing that is not there', () => expect(leadsTo('a', [named('a', ['gone'])])).toEqual(['a']));
});
