import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadConfig } from '../config.ts';
import { createLog } from '../log.ts';
import { createServices } from '../services.ts';
import { OPENING_MS } from '../test-support.ts';
import { LIMITS } from '@site/protocol';
import { countAttempt } from './rate-limit.ts';

test(
  "a restart does not reset a limit's count",
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'limits-test-'));
    const attemptsAfterStart = async (attempts: number) => {
      const services = await createServices(
        { ...loadConfig({}), dataDir },
        { clock: () => new Date(0), log: createLog(() => {}) },
      );
      try {
        for (let made = 0; made < attempts; made += 1) await countAttempt(services, 'submission', '203.0.113.1');
      } finally {
        await services.close();
      }
    };
    await attemptsAfterStart(LIMITS.submission.attempts);
    await expect(attemptsAfterStart(1)).rejects.toMatchObject({ status: 429 });
    rmSync(dataDir, { recursive: true });
  },
  2 * OPENING_MS,
);
