import { connect, startPGlite } from './embedded.ts';
import { migrate } from './migrate.ts';
import type { OpenDatabase } from './open.ts';

let template: Promise<Blob> | undefined;

/** A fresh, migrated database in memory. A copy of one prepared earlier, which is several times faster. */
export async function openMigratedInMemory(): Promise<OpenDatabase> {
  template ??= prepare();
  return connect(await startPGlite({ loadDataDir: await template }));
}

async function prepare(): Promise<Blob> {
  const pglite = await startPGlite();
  const { db, close } = connect(pglite);
  await migrate(db);
  const snapshot = await pglite.dumpDataDir('none');
  await close();
  return snapshot;
}
