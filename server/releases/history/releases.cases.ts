import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { applyRetention } from '../../../api/privacy/retention.ts';
import { createTestApi, OPENING_MS, TEST_NOW, type TestApi } from '@site/api/test-support';
import { ReleaseRefused } from './release-refused.ts';
import type { RemotePointer, Transition } from './release-state.ts';
import { createReleases, type Releases } from './releases.ts';

/** What the database promises of releases, on the given Postgres server or in memory. */
export function describeReleases(database: string, server?: string): void {
  describe(`releases, on ${database}`, () => {
    let api: TestApi;
    let releases: Releases;
    beforeAll(async () => {
      api = await createTestApi({}, { server });
      releases = createReleases(api.services);
    }, OPENING_MS);
    afterAll(() => api.close());
    beforeEach(async () => {
      await api.empty('remote_pointers', 'remote_versions', 'release_changes');
      api.setTime(TEST_NOW);
    });

    type Step = [action: Transition['action'], version?: string, more?: Partial<Transition>];
    const change = ([action, version, more]: Step) =>
      releases.change({ remote: 'jobs', action, version, ...more }, 'ada');
    /** The pointer after the last of these steps. */
    async function after(...steps: Step[]): Promise<RemotePointer> {
      for (const step of steps) await change(step);
      const [pointer] = await releases.pointers();
      return pointer!;
    }
    const refused = async (step: Step) => {
      const error = await change(step).catch((caught: unknown) => caught);
      expect(error).toBeInstanceOf(ReleaseRefused);
      return (error as ReleaseRefused).message;
    };

    test('nothing is live before the first release, which points to its version', async () => {
      expect(await releases.pointers()).toEqual([]);
      expect(await after(['release', '1-a'])).toEqual({
        remote: 'jobs',
        live: '1-a',
        lastGood: null,
        isPinned: false,
        gradual: null,
        revision: 1,
      });
    });

    test('a later release replaces the live version, which a rollback returns to', async () => {
      expect(await after(['release', '1-a'], ['release', '1-b'])).toMatchObject({ live: '1-b', lastGood: '1-a' });
      expect(await after(['rollback'])).toMatchObject({ live: '1-a', lastGood: null });
    });

    test('a second rollback is refused: what was live in between did not prove good', async () => {
      await after(['release', '1-a'], ['release', '1-b'], ['rollback']);
      expect(await refused(['rollback'])).toBe('jobs has no version to return to: promote one by its name.');
    });

    test('a version that was released before can be promoted', async () => {
      const pointer = await after(['release', '1-a'], ['release', '1-b'], ['release', '1-c'], ['promote', '1-a']);
      expect(pointer).toMatchObject({ live: '1-a', lastGood: '1-c' });
    });

    test.each(['promote', 'pin', 'gradual'] as const)(
      '%s is refused for a version that was never released, and for one that was rejected',
      async (action) => {
        await after(['release', '1-a'], ['reject', '1-b', { note: 'It throws.' }]);
        expect(await refused([action, '1-z', { share: 10 }])).toBe('jobs 1-z was never released.');
        expect(await refused([action, '1-b', { share: 10 }])).toBe('jobs 1-b was rejected.');
      },
    );

    test.each(['release', 'hold', 'promote', 'gradual', 'reject'] as const)(
      '%s is refused for the version that is live',
      async (action) => {
        await after(['release', '1-a']);
        expect(await refused([action, '1-a', { share: 10, note: 'It throws.' }])).toBe('jobs 1-a is live already.');
      },
    );

    test.each(['../1-a', '.hidden', 'a/b', ''])('%o cannot be a version, as it names a folder', async (version) => {
      expect(await refused(['release', version])).toBe(`'${version}' cannot be a version: it names a folder.`);
    });

    describe('a version that is held back', () => {
      test('changes nothing for visitors, and may then be shown to some, and promoted', async () => {
        await after(['release', '1-a']);
        expect(await after(['hold', '1-b'])).toMatchObject({ live: '1-a', lastGood: null, gradual: null, revision: 1 });
        expect(await after(['gradual', '1-b', { share: 10 }])).toMatchObject({
          live: '1-a',
          gradual: { version: '1-b', share: 10 },
        });
        expect(await after(['promote', '1-b'])).toMatchObject({ live: '1-b', lastGood: '1-a', gradual: null });
        expect((await releases.history()).map(({ action, from, to }) => [action, from, to])).toEqual([
          ['promote', '1-a', '1-b'],
          ['gradual', '1-a', '1-b'],
          ['hold', '1-a', '1-b'],
          ['release', null, '1-a'],
        ]);
      });

      test('may be the first of all, and makes no remote live', async () => {
        await change(['hold', '1-a']);
        expect(await releases.pointers()).toEqual([]);
        expect(await after(['promote', '1-a'])).toMatchObject({ live: '1-a', lastGood: null });
      });

      test('is known as one that was never live until it is', async () => {
        const wasLive = async () => (await releases.versions()).map((each) => [each.version, each.wasLive]);
        await after(['release', '1-a'], ['hold', '1-b'], ['gradual', '1-b', { share: 10 }], ['return']);
        expect(await wasLive()).toEqual([
          ['1-b', false],
          ['1-a', true],
        ]);
        await after(['promote', '1-b'], ['rollback'], ['hold', '1-b']);
        expect(await wasLive()).toEqual([
          ['1-b', true],
          ['1-a', true],
        ]);
      });

      test('is not held back while some visitors get it', async () => {
        await after(['release', '1-a'], ['hold', '1-b'], ['gradual', '1-b', { share: 10 }]);
        expect(await refused(['hold', '1-b'])).toBe('Some visitors get jobs 1-b: end its gradual release first.');
      });
    });

    describe('a rejected version', () => {
      test('stays apart from the live one, with its reasons', async () => {
        await after(['release', '1-a']);
        const pointer = await after(['reject', '1-b', { note: 'It throws.\nIt is too large.' }]);
        expect(pointer).toMatchObject({ live: '1-a', revision: 1 });
        expect(await releases.versions('jobs')).toMatchObject([
          { version: '1-b', reasons: ['It throws.', 'It is too large.'] },
          { version: '1-a', reasons: [] },
        ]);
      });

      test('makes no remote live, nor removed', async () => {
        await change(['reject', '1-a', { note: 'It throws.' }]);
        expect(await releases.pointers()).toEqual([]);
      });

      test('may be released later, to a shell that it fits', async () => {
        const pointer = await after(['reject', '1-a', { note: 'It needs react ^20.' }], ['release', '1-a']);
        expect(pointer.live).toBe('1-a');
        expect(await releases.versions()).toMatchObject([{ version: '1-a', reasons: [] }]);
      });

      test('is not returned to', async () => {
        const pointer = await after(
          ['release', '1-a'],
          ['release', '1-b'],
          ['reject', '1-a', { note: 'It leaks memory.' }],
        );
        expect(pointer).toMatchObject({ live: '1-b', lastGood: null });
      });

      test('needs a reason', async () => {
        expect(await refused(['reject', '1-a'])).toBe('Say why it is rejected.');
      });
    });

    describe('a gradual release', () => {
      beforeEach(() => after(['release', '1-a'], ['release', '1-b'], ['rollback'], ['gradual', '1-b', { share: 10 }]));

      test('shows another version to a share of visitors, which can be changed', async () => {
        expect((await releases.pointers())[0]).toMatchObject({ live: '1-a', gradual: { version: '1-b', share: 10 } });
        expect(await after(['gradual', '1-b', { share: 50 }])).toMatchObject({ gradual: { share: 50 } });
      });

      test.each([['promote', '1-b'] as Step, ['release', '1-c'] as Step, ['pin'] as Step, ['remove'] as Step])(
        'ends with %s %s',
        async (...step) => {
          expect(await after(step as Step)).toMatchObject({ gradual: null });
        },
      );

      test('ends with return: the live version stays', async () => {
        expect(await after(['return'])).toMatchObject({ live: '1-a', gradual: null });
        expect(await refused(['return'])).toBe('jobs has no gradual release.');
      });

      test('is not rejected while it is shown', async () => {
        expect(await refused(['reject', '1-b', { note: 'It throws.' }])).toBe(
          'Some visitors get jobs 1-b: end its gradual release first.',
        );
      });

      test.each([0, 100, 1.5, undefined])('has no share of %o percent', async (share) => {
        expect(await refused(['gradual', '1-b', { share }])).toBe('The share must be a whole number from 1 to 99.');
      });
    });

    describe('a pinned remote', () => {
      beforeEach(() => after(['release', '1-a'], ['release', '1-b'], ['pin', '1-a']));

      test('stays at its version: a release is recorded, to be promoted later', async () => {
        expect(await after(['release', '1-c', { note: 'A new list' }])).toMatchObject({ live: '1-a', isPinned: true });
        expect((await releases.history())[0]).toMatchObject({
          action: 'release',
          from: '1-a',
          to: '1-c',
          note: 'A new list; not live, as jobs is pinned to 1-a',
        });
        expect(await after(['unpin'], ['promote', '1-c'])).toMatchObject({ live: '1-c', isPinned: false });
      });

      test.each([
        ['promote', '1-b'] as Step,
        ['rollback'] as Step,
        ['gradual', '1-b', { share: 10 }] as Step,
        ['pin', '1-b'] as Step,
      ])('refuses %s', async (...step) => {
        expect(await refused(step as Step)).toBe('jobs is pinned to 1-a: unpin it first.');
      });

      test('may have a version held back, and the release that it only recorded was never live', async () => {
        await after(['release', '1-c'], ['hold', '1-d']);
        const never = (await releases.versions()).filter(({ wasLive }) => !wasLive);
        expect(never.map(({ version }) => version)).toEqual(['1-d', '1-c']);
      });

      test('can be removed, and is then no longer pinned', async () => {
        expect(await after(['remove'])).toMatchObject({ live: null, isPinned: false });
      });
    });

    test('a remote is pinned to its live version unless another one is named, and unpinned once', async () => {
      expect(await after(['release', '1-a'], ['pin'])).toMatchObject({ live: '1-a', isPinned: true });
      await after(['unpin']);
      expect(await refused(['unpin'])).toBe('jobs is not pinned.');
    });

    describe('a removed remote', () => {
      beforeEach(() => after(['release', '1-a'], ['release', '1-b'], ['remove']));

      test('has no live version, and none to show to a share of visitors or to pin', async () => {
        expect((await releases.pointers())[0]).toMatchObject({ live: null, lastGood: '1-b' });
        expect(await refused(['remove'])).toBe('jobs is not live.');
        expect(await refused(['gradual', '1-a', { share: 5 }])).toMatch('promote it instead');
        expect(await refused(['pin'])).toBe('Say which version of jobs to pin.');
      });

      test.each([
        { step: ['release', '1-c'] as Step, live: '1-c', lastGood: '1-b' },
        { step: ['promote', '1-a'] as Step, live: '1-a', lastGood: '1-b' },
        { step: ['promote', '1-b'] as Step, live: '1-b', lastGood: null },
        { step: ['rollback'] as Step, live: '1-b', lastGood: null },
      ])('comes back with $step', async ({ step, live, lastGood }) => {
        expect(await after(step)).toMatchObject({ live, lastGood });
      });
    });

    describe('two commands at once', () => {
      test('exactly one wins, and the other is refused', async () => {
        const { revision } = await after(['release', '1-a']);
        const results = await Promise.allSettled(
          ['1-b', '1-c', '1-d', '1-e'].map((version) => change(['release', version, { revision }])),
        );
        const winners = results.filter(({ status }) => status === 'fulfilled');
        expect(winners).toHaveLength(1);
        const losers = results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []));
        expect(new Set(losers)).toEqual(new Set(['ReleaseRefused: Another command for jobs came first.']));
        expect(await releases.history()).toHaveLength(2);
        expect(await releases.versions()).toHaveLength(2);
      });

      test('also for the first release of all', async () => {
        const results = await Promise.allSettled(
          ['1-a', '1-b'].map((version) => change(['release', version, { revision: 0 }])),
        );
        expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      });

      test('those for different remotes do not disturb each other', async () => {
        await Promise.all(
          ['blog', 'jobs'].map((remote) =>
            releases.change({ remote, action: 'release', version: '1-a', revision: 0 }, 'ada'),
          ),
        );
        expect((await releases.pointers()).map(({ remote }) => remote)).toEqual(['blog', 'jobs']);
      });
    });

    test('the history says who changed what, when and why, the newest first; a refused command is not in it', async () => {
      await after(['release', '1-a']);
      api.setTime(new Date(TEST_NOW.getTime() + 60_000));
      await releases.change({ remote: 'jobs', action: 'release', version: '1-b', note: 'Fewer clicks' }, 'ben');
      await refused(['promote', '1-z']);
      await releases.change({ remote: 'blog', action: 'release', version: '2-a' }, 'start');
      expect(await releases.history({ remote: 'jobs' })).toEqual([
        {
          at: new Date(TEST_NOW.getTime() + 60_000),
          by: 'ben',
          remote: 'jobs',
          action: 'release',
          from: '1-a',
          to: '1-b',
          note: 'Fewer clicks',
        },
        { at: TEST_NOW, by: 'ada', remote: 'jobs', action: 'release', from: null, to: '1-a', note: '' },
      ]);
      expect((await releases.history({ limit: 1 })).map(({ remote }) => remote)).toEqual(['blog']);
    });

    test('the history is kept for as long as what staff did', async () => {
      await after(['release', '1-a']);
      api.setTime(new Date('2032-03-01T09:00:00Z'));
      await applyRetention(api.services);
      expect(await releases.history()).toHaveLength(1);
      api.setTime(new Date('2032-03-02T09:00:00Z'));
      await applyRetention(api.services);
      expect(await releases.history()).toEqual([]);
      expect(await releases.pointers()).toMatchObject([{ live: '1-a' }]);
    });

    test('what rejected a version is known, until it is rejected for another reason or released', async () => {
      const rejectedBy = async () => (await releases.versions('jobs')).map((version) => version.rejectedBy);
      const reject = { remote: 'jobs', action: 'reject', version: '1-a', note: 'It throws' } as const;
      await releases.change({ ...reject, rejectedBy: 'a shell' }, 'start');
      expect(await rejectedBy()).toEqual(['a shell']);
      await releases.change(reject, 'start');
      expect(await rejectedBy()).toEqual([undefined]);
      await releases.change({ ...reject, rejectedBy: 'a shell' }, 'start');
      await after(['release', '1-a']);
      expect(await rejectedBy()).toEqual([undefined]);
    });

    test('a released version is known with when and by whom, the newest first', async () => {
      await after(['release', '1-a']);
      api.setTime(new Date(TEST_NOW.getTime() + 60_000));
      await after(['release', '1-b']);
      await releases.change({ remote: 'blog', action: 'release', version: '2-a' }, 'start');
      expect((await releases.versions('jobs')).map(({ version }) => version)).toEqual(['1-b', '1-a']);
      expect((await releases.versions('blog'))[0]).toEqual({
        remote: 'blog',
        version: '2-a',
        releasedAt: new Date(TEST_NOW.getTime() + 60_000),
        releasedBy: 'start',
        wasLive: true,
        changedAt: new Date(TEST_NOW.getTime() + 60_000),
        reasons: [],
      });
    });

    test('a version’s last change is the one that last led from it or to it, however long ago it was released', async () => {
      const changed = async () =>
        Object.fromEntries((await releases.versions()).map(({ version, changedAt }) => [version, changedAt.getTime()]));
      const minutes = (count: number) => TEST_NOW.getTime() + count * 60_000;
      const steps: Step[] = [
        ['release', '1-a'],
        ['release', '1-b'],
        ['promote', '1-a'],
        ['release', '1-c'],
        ['release', '1-d'],
      ];
      for (const [index, step] of steps.entries()) {
        api.setTime(new Date(minutes(index)));
        await change(step);
      }
      expect(await changed()).toEqual({ '1-a': minutes(3), '1-b': minutes(2), '1-c': minutes(4), '1-d': minutes(4) });
    });
  });
}
