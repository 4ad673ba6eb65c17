import type { ClosedJob, ErrorReply, JobDetails } from '@site/contract';
import { describe, expect, test } from 'vitest';
import type { TestApi } from '../../../test-support.ts';
import { ATTACKS } from '../../attacks.test-support.ts';
import { idOf } from '../../sample-jobs.test-support.ts';

/** What a job's details promise, with the six jobs of sample-jobs.test-support.ts imported. */
export function describeGetJobDetails(api: () => TestApi): void {
  describe('get-job-details', () => {
    const details = (slug: string) => api().get(`/.netlify/functions/get-job-details?slug=${encodeURIComponent(slug)}`);

    test('answers the job and others in its category, those in the same place first', async () => {
      const { job, relatedJobs, confirmedAt } = (await (
        await details('hgv-class-1-driver-leeds-1')
      ).json()) as JobDetails;
      expect(new Date(confirmedAt ?? '').getTime()).toBeLessThanOrEqual(api().services.clock().getTime());
      expect(job).toMatchObject({ title: 'HGV Class 1 Driver', company: 'Aire Haulage' });
      expect(relatedJobs?.map(idOf)).toEqual([6, 2]);
    });

    test.each(['no-such-job', ...ATTACKS])('knows no job at %s', async (slug) => {
      const response = await details(slug);
      expect([response.status, await response.json()]).toEqual([404, { error: 'Job not found' }]);
    });

    test('tells a closed job from one that never was, and offers open ones like it', async () => {
      const { db, clock } = api().services;
      const close = (closed_at: Date | null) =>
        db.updateTable('jobs').set({ closed_at }).where('external_id', '=', '2').execute();
      await close(clock());
      const response = await details('night-trunker-london-2');
      await close(null);
      const body = (await response.json()) as ErrorReply & ClosedJob;
      expect([response.status, body.error, body.relatedJobs.map(idOf)]).toEqual([410, 'This job is closed', [6, 1]]);
    });

    test('needs a slug', async () => {
      const response = await api().get('/.netlify/functions/get-job-details');
      expect([response.status, await response.json()]).toEqual([
        400,
        { error: 'Slug is required', fields: { slug: 'Slug is required' } },
      ]);
    });
  });
}
