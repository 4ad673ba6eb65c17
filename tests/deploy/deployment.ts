import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres, startPostgres } from '@site/api/db/postgres.test-support.ts';
import { findNginx } from '../../scripts/nginx.ts';
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

export interface Deployment {
  proxy: Proxy;
  /** Ends each process and starts it again before it goes on to the next. Resolves with the exit codes. */
  restartOneByOne(): Promise<(number | null)[]>;
  stopSite(): Promise<void>;
  stop(): Promise<void>;
}

/** The proxy in front of two processes of the site on one Postgres, as docs/deploying.md sets them up. */
export async function deploy(): Promise<Deployment> {
  const folder = mkdtempSync(join(tmpdir(), 'deployed-'));
  const [one = 0, other = 0] = await freePorts(2);
  const postgres = await startPostgres(programs!);
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
  const [proxy, ...started] = await Promise.all([startProxy(nginx!, [one, other]), start(one), start(other)]);
  let sites: SiteProcess[] = started;
  const stopSite = async () => {
    await Promise.all(sites.map((site) => site.stop()));
    sites = [];
  };
  return {
    proxy,
    async restartOneByOne() {
      const codes = [];
      for (const port of [one, other]) {
        codes.push(await sites.shift()!.stop());
        sites.push(await start(port));
      }
      return codes;
    },
    stopSite,
    async stop() {
      await Promise.all([proxy.stop(), stopSite()]);
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
