import { scryptSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { loadConfig } from '../config.ts';
import { openMigratedInMemory } from '../db/migrated.test-support.ts';
import { createServices } from '../services.ts';

const salt = Buffer.from('a salt of the installation');

test('servers hash passwords at a cost that makes guessing slow, with 32 MiB for each', async () => {
  const { hashPassword, close } = await createServices(
    { ...loadConfig({}), databaseUrl: 'memory://' },
    { database: await openMigratedInMemory() },
  );
  const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
  expect(await hashPassword('depot-keys', salt)).toEqual(scryptSync('depot-keys', salt, 32, cost));
  expect(await hashPassword('caf\u00e9', salt)).toEqual(await hashPassword('cafe\u0301', salt));
  await close();
});
