/** `npm run bench:server`: what a page costs the server, and how many it answers a second, next to a bare server. */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { load } from './load.ts';
import { startHello, startSite, type MeasuredServer } from './site.ts';

const { values } = parseArgs({
  options: {
    connections: { type: 'string', default: '4' },
    /** Pages of each kind that are rendered; of those that are kept, ten times as many. */
    requests: { type: 'string', default: '600' },
  },
});
const connections = Number(values.connections);
const rendered = Number(values.requests);
const kept = 10 * rendered;
/** However slow the machine is. */
const LONGEST_S = 120;

interface Kind {
  name: string;
  requests: number;
  path: () => string;
}

interface Cost {
  perSecond: number;
  /** Milliseconds of processors. */
  processorTime: number;
}

let serial = 0;
const next = () => (serial += 1);
const HELLO: Kind = { name: 'a bare Hono server', requests: kept, path: () => '/' };
const PAGES: readonly Kind[] = [
  { name: '/, kept', requests: kept, path: () => '/' },
  { name: '/contact, kept', requests: kept, path: () => '/contact' },
  { name: '/jobs, kept', requests: kept, path: () => '/jobs' },
  { name: '/, rendered', requests: rendered, path: () => `/?visit=${next()}` },
  { name: '/jobs, rendered', requests: rendered, path: () => `/jobs?visit=${next()}` },
  { name: '/jobs with a search, rendered', requests: rendered, path: () => `/jobs?search=driver&visit=${next()}` },
];

const hello = await startHello();
const bare = await costOf(hello, HELLO).finally(hello.stop);
const rows = [rowOf(HELLO, bare)];
const site = await startSite();
try {
  for (const page of PAGES) rows.push(rowOf(page, await costOf(site, page)));
  console.table(rows);
  const { rss } = await site.memory();
  console.log(`${connections} visitors at once on the same machine, whose load was ${loadavg()[0]?.toFixed(1)}`);
  console.log(`The site then took up ${rss.toFixed(0)} MB.`);
} finally {
  await site.stop();
}

/** The second time: the first warms up. */
async function costOf(server: MeasuredServer, { requests, path }: Kind): Promise<Cost> {
  const { url } = server;
  const ask = () => load({ url, connections, seconds: LONGEST_S, requests, path });
  await ask();
  const before = await server.processorTime();
  const { statuses, seconds } = await ask();
  const used = (await server.processorTime()) - before;
  const answered = statuses.get(200) ?? 0;
  if (statuses.size !== 1 || answered === 0) throw new Error(`Answered with ${[...statuses.keys()].join(', ')}`);
  return { perSecond: answered / seconds, processorTime: used / answered };
}

function rowOf({ name }: Kind, { perSecond, processorTime }: Cost) {
  return {
    page: name,
    'pages/s': Math.round(perSecond),
    'of bare': (perSecond / bare.perSecond).toFixed(3),
    'processor ms': processorTime.toFixed(2),
    'times bare': (processorTime / bare.processorTime).toFixed(1),
  };
}
