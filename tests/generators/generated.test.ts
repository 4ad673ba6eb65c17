import { spawn } from 'node:child_process';
import { appendFileSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { preparedDump } from '../../api/db/migrated.test-support.ts';
import { isClone } from '../../scripts/programs/git.ts';
import { copyRepository, type RepositoryCopy } from './repository-copy.ts';

const COMMANDS = [
  'component rate-card',
  'endpoint depot-list',
  'endpoint request-callback --form',
  'page marketing/case-studies',
  'page job-board/depot-list --reads depotList --layout standalone',
  'page staff-tools/refusals --reads auditLog',
  'remote depots /our-depots',
  'fragment job-board/saved-count',
  'fragment depots/nearest-depot',
  'brand northway',
];

const NEW_STORIES = [
  'design-system/src/components/rate-card',
  'remotes/marketing/src/pages/case-studies',
  'remotes/job-board/src/pages/depot-list',
  'remotes/staff-tools/src/pages/refusals',
  'remotes/depots',
  'remotes/job-board/src/fragments/saved-count',
];

/** The tests that check components, pages, their metadata, brands and sentences across the repository. */
const CONVENTIONS = [
  ...[
    'components',
    'page-stories',
    'one-identity',
    'repeated-sentences',
    'unused-tokens',
    'workspaces',
    'fragment-inputs',
  ].map((name) => `tests/architecture/${name}.test.ts`),
  'tests/architecture/typography.test.ts',
  'server/pages/page-metadata.test.ts',
  'server/pages/staff-pages.test.ts',
  ...['find-needs', 'needs'].map((name) => `design-system/docs/which-component/${name}.test.ts`),
  'design-system/src/index.test.ts',
  'design-system/src/release.test.ts',
];

/** The tests that make calls of every endpoint, or know its promises. */
const OF_ENDPOINTS = ['tests/contract/*.test.ts', 'api/forms/**/*.test.ts', 'api/endpoints/any-input.test.ts'];

/**
 * Vitest must serve the packages although they are outside the copy. Of the tests of endpoints, those of the new ones
 * run; a Postgres server has nothing to add: what is generated has no SQL of its own.
 */
const VITEST_CONFIG = `import config from './vitest.config.ts';
const project = (wanted) => config.test.projects.find(({ test: { name } }) => name === wanted);
const [unit, stories] = [project('unit'), project('storybook')];
const files = ${JSON.stringify(OF_ENDPOINTS)};
const testNamePattern = /^(?!.*Postgres).*(depotList|requestCallback)/;
export default { ...config, test: { ...config.test, projects: [
  { ...unit, test: { ...unit.test, exclude: [...unit.test.exclude, ...files] } },
  { ...unit, test: { ...unit.test, name: 'endpoints', include: files, testNamePattern } },
  { ...stories, server: { fs: { strict: false } } },
] } };
`;

const TEN_MINUTES = 600_000;

const root = join(import.meta.dirname, '../..');
const options = { timeout: TEN_MINUTES, skip: !isClone(root) };

describe('what the generators write, all in one copy of a clone of the repository', options, () => {
  let copy: RepositoryCopy;
  const said: string[] = [];
  let leftByDeletedRemote: string[];
  beforeAll(async () => {
    copy = copyRepository();
    // The tests in the copy would prepare it anew.
    const database = await preparedDump();
    cpSync(database, join(copy.folder, relative(root, database)));
    for (const command of ['new/main.ts remote depots', 'new/main.ts page depots/map', 'delete-remote.ts depots'])
      copy.run(`node scripts/${command}`);
    leftByDeletedRemote = copy.changedFiles();
    for (const command of COMMANDS) said.push(copy.run(`node scripts/new/main.ts ${command}`));
    copy.linkWorkspaces();
  }, TEN_MINUTES);
  afterAll(() => copy.remove());

  /** The command of an npm script, without the installation before it. */
  const scriptOf = (name: string) => {
    const { scripts } = JSON.parse(readFileSync(join(copy.folder, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    return scripts[name]?.replace('node scripts/with-packages.mjs ', '') ?? '';
  };

  test('goes without a trace when a remote is deleted again', () => expect(leftByDeletedRemote).toEqual([]));

  test('each says which file to fill in, and the file is there', () => {
    const files = said.map((text) => /Fill in:\n {2}(\S+)/.exec(text)?.[1] ?? '');
    expect(copy.changedFiles()).toEqual(expect.arrayContaining(files));
  });

  test('is formatted', () => {
    copy.run(`prettier --check --ignore-unknown ${copy.changedFiles().join(' ')}`);
  });

  test('passes npm run typecheck, which checks the new remote as well', () => {
    expect(copy.run(`${scriptOf('typecheck')} --checkers 1 --listFiles`)).toContain('/remotes/depots/src/routes.tsx');
  });

  test('has no unused code, except for a file in the new remote that nothing imports', () => {
    const forgotten = 'remotes/depots/src/forgotten.ts';
    writeFileSync(join(copy.folder, forgotten), 'export const forgotten = 1;\n');
    const alone = /^knip\s+Unused files \(1\)\s+remotes\/depots\/src\/forgotten\.ts\s*$/;
    expect(() => copy.run(scriptOf('unused'))).toThrow(alone);
    rmSync(join(copy.folder, forgotten));
  });

  test('passes the linters', () => {
    const changed = copy.changedFiles();
    copy.run(`oxlint ${changed.filter((file) => /\.tsx?$/.test(file)).join(' ')}`);
    copy.run(`stylelint ${changed.filter((file) => file.endsWith('.css')).join(' ')}`);
  });

  test('follows the conventions, keeps the contract whatever it is sent, and passes its own tests and stories, with axe', () => {
    const config = 'generated.vitest.config.ts';
    writeFileSync(join(copy.folder, config), VITEST_CONFIG);
    const files = [...CONVENTIONS, ...NEW_STORIES, ...OF_ENDPOINTS.map((pattern) => pattern.replace(/\/\*.*/, '/'))];
    // Other files' tests run at the same time: a second worker would only load everything again.
    const output = copy.run(`vitest run --config ${config} --max-workers 1 ${files.join(' ')}`);
    for (const folder of NEW_STORIES) expect(output).toMatch(new RegExp(`✓.* ${folder}/\\S*stories\\.tsx`));
    for (const file of ['tests/contract/contract', 'tests/contract/drift', 'api/endpoints/any-input'])
      expect(output).toMatch(new RegExp(`✓.* endpoints .* ${file}\\.test\\.ts`));
  });

  test('is built and served', async () => {
    // The types of all apps together were checked above.
    copy.run('node scripts/build.ts', { TYPES_CHECKED: 'yes' });
    const pages = ['/case-studies', '/depot-list', '/staff/refusals', '/our-depots'];
    const headings = await whileServed(copy, (url) => Promise.all(pages.map((page) => headingOf(`${url}${page}`))));
    expect(headings).toEqual(['Case studies', 'Depot list', 'Refusals', 'Depots']);
  });

  describe('a new remote needs only its folder', () => {
    test('the browser tests visit its pages', () => {
      const listed =
        "import('./tests/e2e/support/registry.ts').then(({ addresses }) => console.log(JSON.stringify(addresses())))";
      expect(copy.run(`node -e "${listed}"`)).toContain('"path":"/our-depots"');
    });

    test('lint forbids imports between it and the other remotes', () => {
      const routes = (remote: string) => `remotes/${remote}/src/routes.tsx`;
      appendFileSync(join(copy.folder, routes('depots')), "import '../../job-board/src/routes.tsx';\n");
      appendFileSync(join(copy.folder, routes('job-board')), "import '@site/depots/src/routes.tsx';\n");
      expect(() => copy.run(`oxlint ${routes('depots')}`)).toThrow('depots may not import job-board');
      expect(() => copy.run(`oxlint ${routes('job-board')}`)).toThrow('job-board may not import depots');
    });
  });
});

const headingOf = async (url: string) => {
  const response = await fetch(url);
  return /<h1[^>]*>([^<]*)/.exec(await response.text())?.[1] ?? response.status;
};

/** Runs `work` while the copy's composed site is up on mock responses. */
async function whileServed<Result>(
  { folder }: RepositoryCopy,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const server = spawn(process.execPath, ['server/mocked.ts'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    for await (const line of createInterface(server.stdout)) {
      const url = /The site is up on mock responses: (\S+)/.exec(line)?.[1];
      if (url) return await work(url);
    }
    throw new Error('The server ended before it was up');
  } finally {
    server.kill();
  }
}
