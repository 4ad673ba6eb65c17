import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { brokenLinks, linkProblems as problemsAmong, shellPart, type LinkedPart } from './links.ts';

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
