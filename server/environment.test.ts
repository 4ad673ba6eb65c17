import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { SECRETS } from '../api/secrets/secret-variables.ts';

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

/** What a program prints that has imported this module. */
async function printed(expression: string, env: NodeJS.ProcessEnv): Promise<string> {
  const program = `
    import { environment } from ${JSON.stringify(join(import.meta.dirname, 'environment.ts'))};
    console.log(${expression});
  `;
  const args = ['--input-type=module', '-e', program];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env });
  return stdout.trim();
}

test('production is still what the operator calls so', async () => {
  const { NODE_ENV: _, ...env } = process.env;
  expect(await printed('String(environment.NODE_ENV), process.env.NODE_ENV', env)).toBe('undefined production');
});

test('the site reads its passwords, and leaves none in the environment of what it starts', async () => {
  const env = { ...process.env, ...Object.fromEntries(SECRETS.map((name) => [name, 'hunter2'])) };
  const having = (variables: string) =>
    `Object.keys(${variables}).filter((name) => ${variables}[name] === 'hunter2').join()`;
  expect(await printed(having('environment'), env)).toBe(SECRETS.join());
  expect(await printed(having('process.env'), env)).toBe('');
});

test('every password that can be set is one of those', () => {
  const settings = readFileSync(join(import.meta.dirname, '../deploy/site.env'), 'utf8');
  const passwords = settings.match(/\b[A-Z_]*(?:PASSWORD|SECRET|TOKEN)\b/g) ?? [];
  expect(passwords.length).toBeGreaterThan(1);
  expect(SECRETS).toEqual(expect.arrayContaining(passwords));
});
