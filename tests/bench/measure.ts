import { sql } from 'kysely';
import { createApi } from '../../api/create-api.ts';
import type { Services } from '../../api/services.ts';
import { quantile } from './quantile.ts';
import { seededRandom } from './random.ts';
import { requestKinds, type Drawing, type RequestKind } from './requests.ts';

export const AT_ONCE = 8;
const WARM_UP = 20;
const SEED = 52;

export interface Measurement {
  kind: string;
  /** Milliseconds, with one request at a time. */
  median: number;
  p99: number;
  /** The same when nothing is cached that was counted. */
  first: number;
  firstP99: number;
  /** Answers per second with 8 concurrent requests. */
  perSecond: number;
}

/** Every kind of request in turn. The same seed draws the same requests from every database. */
export async function measure(services: Services, jobs: number, requests: number): Promise<Measurement[]> {
  const slugs = await someSlugs(services, 500);
  const api = createApi(services);
  const random = seededRandom(SEED);
  let serial = 0;
  const send = async ({ name, make }: RequestKind): Promise<void> => {
    const drawing: Drawing = { random, serial: ++serial, slugs, jobs };
    const response = await api.fetch(make(drawing));
    await response.text();
    if (!response.ok) throw new Error(`${name} was answered with status ${response.status}`);
  };
  const measurements: Measurement[] = [];
  for (const kind of requestKinds) {
    for (let count = 0; count < WARM_UP; count++) await send(kind);
    const times = await timesOf(() => send(kind), requests);
    const first = await timesOf(
      () => send(kind),
      Math.ceil(requests / 2),
      () => forgetTotals(services),
    );
    const perSecond = await throughput(() => send(kind), requests);
    measurements.push({
      kind: kind.name,
      median: quantile(times, 0.5),
      p99: quantile(times, 0.99),
      first: quantile(first, 0.5),
      firstP99: quantile(first, 0.99),
      perSecond,
    });
  }
  return measurements;
}

async function timesOf(work: () => Promise<void>, count: number, before = async () => {}): Promise<number[]> {
  const times: number[] = [];
  for (let done = 0; done < count; done++) {
    await before();
    const startedAt = performance.now();
    await work();
    times.push(performance.now() - startedAt);
  }
  return times.sort((a, b) => a - b);
}

async function throughput(work: () => Promise<void>, count: number): Promise<number> {
  let begun = 0;
  const startedAt = performance.now();
  const visitor = async () => {
    while (begun++ < count) await work();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
  return (count * 1000) / (performance.now() - startedAt);
}

/** As a change to the jobs does. */
async function forgetTotals({ db }: Services): Promise<void> {
  await sql`update jobs_revision set changed_by = pg_current_xact_id()`.execute(db);
}

async function someSlugs({ db }: Services, count: number): Promise<string[]> {
  const rows = await db.selectFrom('jobs').select('slug').where('closed_at', 'is', null).orderBy('slug').execute();
  const step = Math.max(1, Math.floor(rows.length / count));
  return rows.filter((_, index) => index % step === 0).map(({ slug }) => slug);
}
