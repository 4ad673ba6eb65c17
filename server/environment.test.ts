import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Prints, as a program ends, which builds of React it has loaded. */
const PROBE = `
  import { createRequire } from 'node:module';
  const { cache } = createRequire(import.meta.url);
  const ran = ({ loaded, filename }) => loaded && /\\/react\\/cjs\\//.test(filename);
  process.on('exit', () => console.log(Object.values(cache).filter(ran).map(({ filename }) => filename).join()));
`;

/** Starts a program in an environment that it refuses, after all its modules have been imported. */
async function reactIn(program: string, env: Record<string, string>): Promise<string> {
  const { NODE_ENV: _, DATABASE_URL: __, ...rest } = process.env;
  const folder = await mkdtemp(join(tmpdir(), 'environment-'));
  const probe = join(folder, 'probe.mjs');
  await writeFile(probe, PROBE);
  const options = { env: { ...rest, DATA_DIR: folder, PORT: 'none', ...env } };
  const args = ['--import', probe, join(import.meta.dirname, program)];
  const output = await new Promise<string>((resolve) =>
    execFile(process.execPath, args, options, (_error, stdout, stderr) => resolve(stdout + stderr)),
  );
  await rm(folder, { recursive: true });
  return output;
}

test.each(['main.ts', 'mocked.ts'])(
  '%s renders with React’s production build where NODE_ENV is not set',
  async (program) => {
    const output = await reactIn(program, {});
    expect(output).toContain('PORT must be a number');
    expect(output).toMatch(/react\.production\.js/);
    expect(output).not.toMatch(/react[\w.-]*\.development\.js/);
  },
);

test('a developer who sets NODE_ENV gets React’s checks', async () => {
  expect(await reactIn('main.ts', { NODE_ENV: 'development' })).toMatch(/react\.development\.js/);
});

test('production is still what the operator calls so', async () => {
  const program = `
    import { environment } from ${JSON.stringify(join(import.meta.dirname, 'environment.ts'))};
    console.log(String(environment.NODE_ENV), process.env.NODE_ENV);
  `;
  const { NODE_ENV: _, ...env } = process.env;
  const output = await new Promise<string>((resolve) =>
    execFile(process.execPath, ['--input-type=module', '-e', program], { env }, (_error, stdout) => resolve(stdout)),
  );
  expect(output.trim()).toBe('undefined production');
});
