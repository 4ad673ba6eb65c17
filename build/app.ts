import { execFile } from 'node:child_process';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';

const TSC = join(dirname(findPackageJSON('typescript', import.meta.url) ?? ''), 'bin/tsc');

/**
 * Builds the app in the folder `root` while its types are checked, unless the environment says that they have been.
 * What fails is printed and ends the process.
 *
 * @param build publishes nothing before `types` resolves: then they are correct
 */
export async function buildApp(root: string, build: (types: Promise<void>) => Promise<void>): Promise<void> {
  const types = process.env['TYPES_CHECKED'] ? Promise.resolve() : checkTypes(root);
  types.catch(() => undefined);
  try {
    await build(types);
    await types;
  } catch (problem) {
    // When a package is missing, the compiler says which line imports it; the bundler does not.
    const problems = new Set([
      problem,
      ...(await types.then(
        () => [],
        (reason: unknown) => [reason],
      )),
    ]);
    for (const each of problems) console.error(each instanceof Error ? each.message : each);
    // A bundler still waiting for a module would keep the process alive.
    process.exit(1);
  }
}

/** @throws with the compiler's messages, which begin with file, line and column */
function checkTypes(root: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const args = [TSC, '--project', root, '--pretty', 'false', '--singleThreaded'];
    execFile(process.execPath, args, { cwd: root }, (error, stdout) => {
      if (error) reject(new Error(stdout || error.message));
      else resolve();
    });
  });
}
