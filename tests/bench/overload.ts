/** `npm run bench:overload`: how many pages a second the site serves to ever more visitors, and its health. */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { watchHealth, type Health } from './health.ts';
import { load, type Load } from './load.ts';
import { startSite, type MeasuredServer } from './site.ts';

const { values } = parseArgs({
  options: {
    connections: { type: 'string', default: '50,300,2000' },
    seconds: { type: 'string', default: '5' },
  },
});
const seconds = Number(values.seconds);

/** Answers that a visitor may get: the page, or to come back later. */
const EXPECTED: readonly number[] = [200, 503];

let serial = 0;
const KINDS: Readonly<Record<string, () => string>> = {
  kept: () => '/jobs',
  rendered: () => `/jobs?visit=${(serial += 1)}`,
};

const site = await startSite();
const rows: string[][] = [];
let isWell = true;
try {
  for (const path of Object.values(KINDS)) await load({ url: site.url, connections: 4, seconds: 2, path });
  for (const connections of values.connections.split(',').map(Number))
    for (const [kind, path] of Object.entries(KINDS)) rows.push(await measure(site, connections, kind, path));
} finally {
  await site.stop();
}
console.table(
  rows.map(([connections, pages, perSecond, refused, other, median, longest, failed]) => ({
    connections,
    pages,
    'pages/s': perSecond,
    '503/s': refused,
    'other answers': other,
    'health, median ms': median,
    'health, longest ms': longest,
    'health failed': failed,
  })),
);
console.log(`${seconds} s each, on one machine with the visitors; its load was ${loadavg()[0]?.toFixed(1)}`);
process.exitCode = isWell ? 0 : 1;

async function measure(
  { url }: MeasuredServer,
  connections: number,
  kind: string,
  path: () => string,
): Promise<string[]> {
  const endWatch = watchHealth(url);
  const measured = await load({ url, connections, seconds, path });
  const health = await endWatch();
  const others = [...measured.statuses].filter(([status]) => !EXPECTED.includes(status));
  isWell &&= others.length === 0 && health.failed === 0;
  return rowOf(connections, kind, measured, health, others);
}

function rowOf(
  connections: number,
  kind: string,
  { statuses, seconds: took }: Load,
  { median, longest, failed }: Health,
  others: readonly (readonly [number, number])[],
): string[] {
  const perSecond = (status: number) => ((statuses.get(status) ?? 0) / took).toFixed(0);
  return [
    String(connections),
    kind,
    perSecond(200),
    perSecond(503),
    others.map(([status, count]) => `${count} × ${status}`).join(', ') || 'none',
    median.toFixed(0),
    longest.toFixed(0),
    String(failed),
  ];
}
