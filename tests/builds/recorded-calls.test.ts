import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { breakingChanges, ownContract } from '@site/protocol/compatibility.ts';
import { readCalls } from '../../build/calls.ts';
import { namesIn, readDeprecatedNames } from '../../build/deprecated-names.ts';
import { remoteNames, versionIn } from '../e2e/support/registry.ts';

const root = join(import.meta.dirname, '../..');
const contract = ownContract();

async function newestBuild(name: string): Promise<string> {
  const dist = join(root, 'remotes', name, 'dist');
  return join(dist, await versionIn(dist));
}
const callsOf = async (name: string) => Object.keys((await readCalls(await newestBuild(name))) ?? {});

/** What the sources of a remote name of the contract, as text. */
const namedIn = (name: string): string[] => {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: join(root, 'remotes', name), exclude: NOT_BUILT });
  const text = files.map((file) => readFileSync(join(root, 'remotes', name, file), 'utf8')).join('\n');
  const names = [...text.matchAll(/\b(?:api|\w+Endpoints)\.(\w+)/g)].map(([, found]) => found!);
  return [...new Set(names)].filter((found) => Object.hasOwn(contract, found));
};
const NOT_BUILT = ['**/*.{test,stories,types-test,test-support}.*', '**/testing/**'];

test.each(remoteNames)('the build of %s records each endpoint that its sources name', async (name) => {
  const calls = await callsOf(name);
  expect(namedIn(name)).not.toEqual([]);
  expect(namedIn(name).filter((each) => !calls.includes(each))).toEqual([]);
});

test.each([
  ['job-board', 'getJobs', 'mails'],
  ['marketing', 'sendEmail', 'getJobs'],
  ['proposals', 'proposalContent', 'getJobs'],
  ['staff-tools', 'auditLog', 'proposalContent'],
])('the build of %s records that it calls %s, and not %s', async (name, called, other) => {
  const calls = await callsOf(name);
  expect(calls).toContain(called);
  expect(calls).not.toContain(other);
});

test.each(remoteNames)('what %s records is what the API offers, and no browser gets it', async (name) => {
  const build = await newestBuild(name);
  expect(breakingChanges((await readCalls(build)) ?? {}, contract)).toEqual([]);
  expect(globSync('client/**/calls.json*', { cwd: build })).toEqual([]);
});

test.each(remoteNames)('the build of %s records all deprecated names, of which it uses none', async (name) => {
  const build = await newestBuild(name);
  expect(await readDeprecatedNames(build)).toEqual(namesIn([]));
  expect(globSync('client/**/deprecated-names.json*', { cwd: build })).toEqual([]);
});
