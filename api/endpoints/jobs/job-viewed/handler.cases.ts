import { describe, expect, test } from 'vitest';
import { applyRetention } from '../../../privacy/retention.ts';
import { TEST_NOW, type TestApi } from '../../../test-support.ts';

/** How views are counted, with the six jobs of sample-jobs.test-support.ts imported. */
export function describeJobViewed(api: () => TestApi): void {
  describe('job-viewed', () => {
    const SLUG = 'night-trunker-london-2';
    const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
    const ROBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

    const row = async () =>
      (
        (await (await api().get(`/rest/v1/public_jobs?slug=eq.${SLUG}`)).json()) as { id: string; view_count: number }[]
      )[0]!;
    const view = async (id: string, address = '203.0.113.7', userAgent = FIREFOX) =>
      (await api().post('/.netlify/functions/job-viewed', { id }, { 'x-real-ip': address, 'user-agent': userAgent }))
        .status;

    /** How many views it adds, given the job's id. */
    const added = async (work: (id: string) => Promise<unknown>) => {
      await api().empty('job_viewers', 'rate_limits');
      const { id, view_count: before } = await row();
      await work(id);
      return (await row()).view_count - before;
    };

    test('counts a visitor once a day, however often they look', async () => {
      expect(
        await added(async (id) => {
          for (let look = 0; look < 3; look += 1) expect(await view(id)).toBe(200);
          await view(id.toUpperCase());
          api().setTime(new Date('2026-03-02T23:59:59Z'));
          await view(id);
        }),
      ).toBe(1);
      api().setTime(new Date('2026-03-03T00:00:00Z'));
      expect(await added(async (id) => Promise.all([view(id), view(id)]))).toBe(1);
      api().setTime(TEST_NOW);
    });

    test('counts other addresses and other browsers as other visitors', async () => {
      expect(
        await added(async (id) => {
          await view(id);
          await view(id, '203.0.113.8');
          await view(id, '203.0.113.7', FIREFOX.replaceAll('145', '146'));
        }),
      ).toBe(3);
    });

    test('ignores robots, jobs that are not there, and requests for the details', async () => {
      expect(
        await added(async (id) => {
          expect(await view(id, '203.0.113.7', ROBOT)).toBe(200);
          expect(await view('7')).toBe(200);
          expect(await view('5f0c1c0e-5d0b-4a5c-9d7e-0d5b8f2f7a10')).toBe(200);
          await api().get(`/.netlify/functions/get-job-details?slug=${SLUG}`);
        }),
      ).toBe(0);
      expect(await api().services.db.selectFrom('job_viewers').selectAll().execute()).toEqual([]);
    });

    test('keeps who looked for a day, and never their address', async () => {
      await added((id) => view(id));
      const rows = () => api().services.db.selectFrom('job_viewers').selectAll().execute();
      expect(await rows()).toEqual([{ key: expect.stringMatching(/^[\w-]{43}$/) as string, seen_at: TEST_NOW }]);
      api().setTime(new Date(TEST_NOW.getTime() + 24 * 60 * 60_000));
      await applyRetention(api().services);
      expect(await rows()).toEqual([]);
      api().setTime(TEST_NOW);
    });
  });
}
