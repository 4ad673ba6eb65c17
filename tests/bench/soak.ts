/** `npm run bench:soak`: whether the server's memory grows under traffic that does not. Fails if it does. */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { endpoints, JOB_CATEGORIES, JOB_LOCATIONS } from '@site/contract';
import { load } from './load.ts';
import { startSite, type Memory } from './site.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    /** How many times as much memory may be taken up at the end as after the warm-up. */
    growth: { type: 'string', default: '1.25' },
    connections: { type: 'string', default: '20' },
  },
});
const seconds = Number(values.minutes) * 60;
const connections = Number(values.connections);

/** The share of the time in which caches fill and code is compiled. */
const WARM_UP = 0.3;

let serial = 0;
const pick = <Item>(items: readonly Item[]): Item => items[serial % items.length]!;
const PATHS: readonly (() => string)[] = [
  () => '/',
  () => '/jobs',
  () => `/jobs?page=${1 + (serial % 50)}`,
  () => `/jobs?search=driver&visit=${serial}`,
  () => `/jobs/no-such-job-${serial}`,
  () => `/nowhere/${serial}`,
  () => '/lcrca-proposal',
  () => `${endpoints.getJobs.path}?location=${encodeURIComponent(pick(JOB_LOCATIONS))}&page=${1 + (serial % 5)}`,
  () => `${endpoints.publicJobs.path}?select=*&category=eq.${encodeURIComponent(pick(JOB_CATEGORIES))}&limit=20`,
  () => endpoints.syncStatus.path,
  () => '/readyz',
  () => '/robots.txt',
];
const path = () => PATHS[(serial += 1) % PATHS.length]!();

const site = await startSite();
try {
  await load({ url: site.url, connections, seconds: seconds * WARM_UP, path });
  const before = await site.memory();
  const { statuses } = await load({ url: site.url, connections, seconds: seconds * (1 - WARM_UP), path });
  const after = await site.memory();
  const answers = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
  const growth = after.rss / before.rss;
  console.log(`after the warm-up ${inWords(before)}; at the end ${inWords(after)}, ${growth.toFixed(2)} times as much`);
  console.log(
    `${values.minutes} minutes, ${connections} connections, machine load ${loadavg()[0]?.toFixed(1)}: ${answers}`,
  );
  if (growth > Number(values.growth)) {
    console.error(`The memory grew to more than ${values.growth} times what it was.`);
    process.exitCode = 1;
  }
} finally {
  await site.stop();
}

function inWords({ rss, used }: Memory): string {
  return `${rss.toFixed(0)} MB taken up (${used.toFixed(0)} MB in use)`;
}
