import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { begin } from './conditions.ts';
import type { Person } from './people.ts';
import { ON_THE_MACHINE } from './site.ts';
import type { World } from './world.ts';

const execute = promisify(execFile);
const ADMIN = join(import.meta.dirname, '../../../api/admin/main.ts');

/** `npm run admin`: beside the servers on Postgres; on the embedded database while the server is stopped. */
async function admin({ database, environment }: World, args: readonly string[]): Promise<void> {
  const env = { ...process.env, ...environment, DATABASE_URL: database.directUrl };
  await execute(process.execPath, [...ON_THE_MACHINE, ADMIN, ...args], { env });
}

/** Deletes all about this person, unless the database cannot be written to. */
export async function eraseAsAdmin(world: World, person: Person): Promise<string> {
  const erase = async () => {
    await admin(world, ['erase-person', person.email]);
    person.erasedAt = Date.now();
  };
  if (['full disk', 'read-only database', 'silent disk'].some((name) => world.faults.has(name)))
    return 'of nobody: the disk takes nothing';
  if (world.database.name === 'postgres') {
    await begin(world, erase(), 5_000);
    return `of ${person.email}`;
  }
  const [site] = world.sites;
  await site!.stop();
  await erase();
  await site!.start();
  return `of ${person.email}, while the server is stopped`;
}
