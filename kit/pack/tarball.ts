import { join } from 'node:path';
import { run } from '../../scripts/run.ts';

/** Packs the package in the folder `<out>/<name>`. Returns the tarball's path. */
export async function toTarball(out: string, name: string): Promise<string> {
  const args = ['pack', '--json', '--pack-destination', out];
  const { code, output } = await run('npm', args, { cwd: join(out, name) });
  if (code !== 0) throw new Error(output);
  const [, file] = /"filename": "([^"]+)"/.exec(output) ?? [];
  return join(out, file ?? '');
}
