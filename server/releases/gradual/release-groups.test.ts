import { describe, expect, test } from 'vitest';
import { createReleaseGroups } from './release-groups.ts';

const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

const jobs = { name: 'jobs', gradual: { version: '1-b', share: 30 } };
const staff = { name: 'staff', gradual: { version: '2-b', share: 30 } };
type Remote = Pick<typeof jobs, 'name'> & Partial<typeof jobs>;

const assignmentOf = (remotes: Remote[], headers: Record<string, string> = {}, url = 'http://localhost/') =>
  createReleaseGroups({
    remotes: () => remotes,
    isHttps: (request) => request.url.startsWith('https:'),
    newGroup: () => 42,
  })(new Request(url, { headers: { 'user-agent': FIREFOX, ...headers } }));

const ofGroup = (group: number, ...remotes: Remote[]) => assignmentOf(remotes, { cookie: `release-group=${group}` });
/** The groups that get the new version of this remote. */
const groupsWith = (remote: string, ...remotes: Remote[]) =>
  Array.from({ length: 100 }, (_, group) => group).filter((group) => ofGroup(group, ...remotes)!.versions[remote]);

test('while no gradual release is on, a visitor gets the live versions and no cookie', () => {
  expect(assignmentOf([{ name: 'jobs' }])).toBeUndefined();
});

describe('while a gradual release is on', () => {
  test('a new visitor gets a group in a cookie that no script can read, for 30 days', () => {
    expect(assignmentOf([jobs])!.cookies).toEqual([
      'release-group=42; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax',
    ]);
    expect(assignmentOf([jobs], {}, 'https://example.org/')!.cookies).toEqual([
      '__Host-release-group=42; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax',
    ]);
  });

  test('a visitor with a group keeps it', () => {
    expect(ofGroup(7, jobs)!.cookies).toEqual([]);
  });

  test.each(['100', '-1', '1e1', 'x', ''])('“%s” is no group: the visitor gets another', (value) => {
    expect(assignmentOf([jobs], { cookie: `release-group=${value}` })!.cookies).toHaveLength(1);
  });

  test('exactly its share of the groups gets the new version, the others nothing but the live one', () => {
    expect(groupsWith('jobs', jobs)).toHaveLength(30);
    expect(ofGroup(groupsWith('jobs', jobs)[0]!, jobs)!.versions).toEqual({ jobs: '1-b' });
  });

  test('whoever gets the new version keeps it when the share grows', () => {
    const more = groupsWith('jobs', { ...jobs, gradual: { ...jobs.gradual, share: 60 } });
    expect(more).toHaveLength(60);
    expect(more).toEqual(expect.arrayContaining(groupsWith('jobs', jobs)));
  });

  test('other visitors are the first to get another remote’s', () => {
    const first = groupsWith('staff', jobs, staff);
    expect(first).toHaveLength(30);
    expect(first).not.toEqual(groupsWith('jobs', jobs, staff));
  });

  test('robots get the live versions and no cookie', () => {
    const nothing = { versions: {}, cookies: [] };
    expect(assignmentOf([jobs], { 'user-agent': GOOGLEBOT })).toMatchObject(nothing);
    expect(
      assignmentOf([jobs], { 'user-agent': GOOGLEBOT, cookie: `release-group=${groupsWith('jobs', jobs)[0]}` }),
    ).toMatchObject(nothing);
  });
});
