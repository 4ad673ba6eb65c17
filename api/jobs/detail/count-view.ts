import { sql } from 'kysely';
import { userAgent } from '../../robots.ts';
import { clientAddress } from '../../limits/client-address.ts';
import { keyedHash } from '../../secrets/installation-secret.ts';
import type { Services } from '../../services.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Counts a visitor's view of an open job, once a day (UTC). The visitor is remembered only as a keyed hash of address,
 * browser, job and day, which retention deletes a day later.
 */
export async function countView({ db, clock, config }: Services, request: Request, jobId: string): Promise<void> {
  if (!UUID.test(jobId)) return;
  const now = clock();
  const day = now.toISOString().slice(0, 10);
  const visitor = [clientAddress(request, config), userAgent(request)];
  const key = await keyedHash(db, 'job-view', JSON.stringify([day, jobId.toLowerCase(), ...visitor]));
  await sql`
    with viewed as (select id from jobs where id = ${jobId}::uuid and closed_at is null),
    viewer as (
      insert into job_viewers (key, seen_at) select ${key.toString('base64url')}, ${now}::timestamptz from viewed
      on conflict (key) do nothing returning key
    )
    insert into job_views (job_id, view_count) select viewed.id, 1 from viewed, viewer
    on conflict (job_id) do update set view_count = job_views.view_count + 1`.execute(db);
}
