/**
 * Who may import whom. The answer is no unless it stands here.
 * A room is a folder with one job; `remotes/<name>` are four rooms that may not see one another.
 */
export interface Room {
  name: string;
  /** Folder from the repository's root, with a trailing slash. */
  folder: string;
  /** Names of the rooms that it may import. */
  rooms: readonly string[];
  /** The npm packages it may import; all when missing. */
  packages?: readonly RegExp[];
}

const remote = (name: string): Room => ({
  name,
  folder: `remotes/${name}/`,
  rooms: ['design-system', 'contract', 'remote-kit'],
  packages: [/^react$/, /^react-dom$/, /^react-router-dom$/, /^valibot$/],
});

/** More specific folders first. */
export const rooms: readonly Room[] = [
  { name: 'brand', folder: 'design-system/src/brand/', rooms: [], packages: [/^react$/] },
  {
    name: 'design-system',
    folder: 'design-system/',
    rooms: ['brand'],
    packages: [
      /^react$/,
      /^react-dom$/,
      /^@radix-ui\//,
      /^class-variance-authority$/,
      /^@fontsource-variable\//,
      /^vite$/,
    ],
  },
  { name: 'contract', folder: 'api/contract/', rooms: [], packages: [/^valibot$/, /^@supabase\/postgrest-js$/] },
  {
    name: 'protocol',
    folder: 'api/protocol/',
    rooms: ['contract'],
    packages: [/^valibot$/, /^@valibot\/to-json-schema$/],
  },
  { name: 'api', folder: 'api/', rooms: ['contract', 'protocol', 'brand'] },
  { name: 'mocks', folder: 'mocks/', rooms: ['contract', 'protocol'] },
  ...['marketing', 'job-board', 'proposals', 'staff-tools'].map(remote),
  {
    name: 'remote-kit',
    folder: 'remote-kit/',
    rooms: ['design-system', 'contract'],
    packages: [/^react$/, /^react-dom$/, /^react-router-dom$/, /^valibot$/],
  },
  {
    name: 'composition-server',
    folder: 'shell/server/',
    rooms: ['shell', 'design-system', 'contract', 'remote-kit', 'protocol', 'api', 'mocks', 'build'],
  },
  { name: 'shell', folder: 'shell/', rooms: ['design-system', 'contract', 'remote-kit'] },
  { name: 'build', folder: 'build/', rooms: ['remote-kit'] },
];

/** Tests, stories and Storybook's pages may import anything, and nothing may import them. */
export const isTestFile = (path: string): boolean =>
  /^(tests|\.storybook|design-system\/docs)\//.test(path) ||
  /\.(test|cases|stories|types-test|test-support)\.tsx?$/.test(path) ||
  /\/(test-support|testing)[./]/.test(path);

const workspaces: Readonly<Record<string, string>> = {
  'design-system': 'design-system/',
  contract: 'api/contract/',
  protocol: 'api/protocol/',
  api: 'api/',
  mocks: 'mocks/',
  'remote-kit': 'remote-kit/',
  shell: 'shell/',
  marketing: 'remotes/marketing/',
  'job-board': 'remotes/job-board/',
  proposals: 'remotes/proposals/',
  'staff-tools': 'remotes/staff-tools/',
};

/** What a package exports under another path than its own. */
const exports: Readonly<Record<string, string>> = { '@site/design-system/brand': 'design-system/src/brand/facts.ts' };

/** The repository path that `@site/<workspace>/<rest>` means. */
export function workspacePath(specifier: string): string | undefined {
  const [, name = '', rest = ''] = /^@site\/([^/]+)\/?(.*)$/.exec(specifier) ?? [];
  const folder = workspaces[name];
  return exports[specifier] ?? (folder && folder + rest);
}

export const roomOf = (path: string): Room | undefined => rooms.find(({ folder }) => path.startsWith(folder));
