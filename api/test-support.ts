import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig, type Config } from './config.ts';
import { createApi } from './create-api.ts';
import { createLog } from './log.ts';
import { createServices, type Services } from './services.ts';

/** The time that tests' services start with. */
export const TEST_NOW = new Date('2026-03-02T09:00:00Z');

export interface TestApi {
  services: Services;
  /** Every event logged so far. */
  logged: Record<string, unknown>[];
  /** Moves the services' clock. */
  setTime(time: Date): void;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
  close(): Promise<void>;
}

/** The whole API on a database in memory (or on `config.databaseUrl`), with a folder and a clock of its own. */
export async function createTestApi(config: Partial<Config> = {}): Promise<TestApi> {
  const dataDir = mkdtempSync(join(tmpdir(), 'api-test-'));
  const logged: Record<string, unknown>[] = [];
  let now = TEST_NOW;
  const services = await createServices(
    { ...loadConfig({}), dataDir, databaseUrl: 'memory://', ...config },
    { clock: () => now, log: createLog((line) => logged.push(JSON.parse(line) as Record<string, unknown>)) },
  );
  const api = createApi(services);
  const send = (path: string, init: RequestInit) => api.fetch(new Request(new URL(path, 'http://localhost:3000'), init));
  return {
    services,
    logged,
    setTime: (time) => void (now = time),
    get: (path, headers = {}) => send(path, { headers }),
    post: (path, body = {}, headers = {}) =>
      send(path, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } }),
    async close() {
      await services.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
