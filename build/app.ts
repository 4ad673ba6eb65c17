import { execFile } from 'node:child_process';
import { join } from 'node:path';

const TSC = join(import.meta.dirname, '../node_modules/.bin/tsc');

interface Steps {
  /** Writes the bundles. */
  bundle(): Promise<void>;
  /** Puts them in place, once they are whole and the types are right. */
  publish(): Promise<void>;
}

/** Bundles the app in the folder `root` while its types are checked. What fails is printed and ends the process. */
export async function buildApp(root: string, { bundle, publish }: Steps): Promise<void> {
  const types = checkTypes(root);
  try {
    await Promise.all([types, bundle()]);
    await publish();
  } catch (problem) {
    // A bundler that finds no package does not say on which line it is asked for; the compiler does.
    const problems = new Set([
      problem,
      ...(await types.then(
        () => [],
        (reason: unknown) => [reason],
      )),
    ]);
    for (const each of problems) console.error(each instanceof Error ? each.message : each);
    // A bundler that still waits for a module would keep the process alive.
    process.exit(1);
  }
}

/** @throws with the compiler's messages, which begin with file, line and column */
function checkTypes(root: string): Promise<void> {
  return new Promise((resolve, reject) => {
    execFile(TSC, ['--project', root, '--pretty', 'false', '--singleThreaded'], { cwd: root }, (error, stdout) => {
      if (error) reject(new Error(stdout || error.message));
      else resolve();
    });
  });
}
