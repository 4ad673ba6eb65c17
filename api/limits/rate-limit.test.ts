import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadConfig } from '../config.ts';
import { createLog } from '../log.ts';
import { createServices } from '../services.ts';
import { OPENING_MS } from '../test-support.ts';
import { countAttempt, type RateLimit } from './rate-limit.ts';

test(
  "a restart does not start a limit's count afresh",
  async () => {
    const limit: RateLimit = { name: 'forms', attempts: 2, windowMs: 60_000 };
    const dataDir = mkdtempSync(join(tmpdir(), 'limits-test-'));
    const attemptAfterStart = async () => {
      const services = await createServices(
        { ...loadConfig({}), dataDir },
        { clock: () => new Date(0), log: createLog(() => {}) },
      );
      await countAttempt(services, limit, '203.0.113.1').finally(() => services.close());
    };
    await attemptAfterStart();
    await attemptAfterStart();
    await expect(attemptAfterStart()).rejects.toMatchObject({ status: 429 });
    rmSync(dataDir, { recursive: true });
  },
  3 * OPENING_MS,
);
