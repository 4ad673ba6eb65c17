import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres, startPostgres } from '@site/api/test-support';
import { findNginx } from '../../scripts/programs/nginx.ts';
import { backUp } from './backup.ts';
import { HOST, startProxy, type Proxy } from './nginx.ts';
import { freePorts } from './ports.ts';
import { startSite, type SiteProcess } from './site.ts';

const nginx = findNginx();
const programs = findPostgres();

/** What a deployment needs and this machine lacks. Only Linux gives a test the addresses of several visitors. */
export const missing = [process.platform !== 'linux' && 'Linux', !nginx && 'nginx', !programs && 'Postgres'].filter(
  (name) => name !== false,
);

export const PASSWORD = 'depot-keys';

export interface Deployment extends AsyncDisposable {
  proxy: Proxy;
  /** Ends each process and starts it again before it goes on to the next. Resolves with the exit codes. */
  restartOneByOne(): Promise<(number | null)[]>;
  stopSite(): Promise<void>;
  backUp(earlier: Record<string, number>): ReturnType<typeof backUp>;
}

/** The proxy in front of two processes of the site on one Postgres, as docs/deploying.md sets them up. */
export async function deploy(): Promise<Deployment> {
  await using started = new AsyncDisposableStack();
  const folder = mkdtempSync(join(tmpdir(), 'deployed-'));
  started.defer(() => rmSync(folder, { recursive: true, force: true }));
  const ports = (await freePorts(2)) as [number, number];
  const postgres = await startPostgres(programs!);
  started.defer(() => postgres.stop());
  const start = (port: number) =>
    startSite(port, {
      DATABASE_URL: postgres.url,
      DATA_DIR: folder,
      TRUSTED_PROXIES: '1',
      SITE_URL: `https://${HOST}`,
      SYNC_MODE: 'testing',
      SYNC_EVERY_MINUTES: '0',
      STAFF_PASSWORD: PASSWORD,
      LCRCA_PROPOSAL_PASSWORD: PASSWORD,
      TRANSPORT_UK_PROPOSAL_PASSWORD: PASSWORD,
    });
  let sites: SiteProcess[] = [];
  const stopSite = async () => {
    await Promise.all(sites.map((site) => site.stop()));
    sites = [];
  };
  started.defer(stopSite);
  const proxy = await startProxy(nginx!, ports);
  started.defer(() => proxy.stop());
  sites = ports.map(start);
  await Promise.all(sites.map(({ isUp }) => isUp));
  const running = started.move();
  return {
    proxy,
    async restartOneByOne() {
      const codes = [];
      for (const port of ports) {
        codes.push(await sites.shift()!.stop());
        const site = start(port);
        sites.push(site);
        await site.isUp;
      }
      return codes;
    },
    stopSite,
    backUp: (earlier) => backUp(postgres.url, programs!, earlier),
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };
}
