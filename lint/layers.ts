/**
 * Who may import whom. Whatever is not listed is forbidden.
 * A layer is a folder with one job. Each `remotes/<name>` is its own layer: remotes may not import one another.
 */
export interface Layer {
  name: string;
  /** Folder or file from the repository's root; a folder has a trailing slash. */
  folder: string;
  /** Names of the layers that it may import. */
  layers: readonly string[];
  /** The npm packages it may import; all of them by default. */
  packages?: readonly RegExp[];
}

const REACT = [/^react$/, /^react-dom$/];
const REMOTE = [...REACT, /^react-router-dom$/, /^valibot$/];
const DESIGN = [...REACT, /^@radix-ui\//, /^class-variance-authority$/, /^@fontsource-variable\//, /^vite$/];
const CALLS = [/^valibot$/, /^@valibot\/to-json-schema$/, /^cookie$/, /^papaparse$/];

/** What one remote alone may import besides. */
const OWN_PACKAGES: Readonly<Record<string, readonly RegExp[]>> = { 'staff-tools': [/^@simplewebauthn\/browser$/] };

const remote = (name: string): Layer => ({
  name,
  folder: `remotes/${name}/`,
  layers: ['design-system', 'brand-answers', 'contract', 'remote-kit'],
  packages: [...REMOTE, ...(OWN_PACKAGES[name] ?? [])],
});

/** What the server is made of, and its own layers from the bottom up: each may import those before it. */
const PARTS = ['brand', 'contract', 'protocol', 'remote-kit', 'shell', 'build', 'program'];
const RECORDS = [...PARTS, 'api'];
const REMOTES = [...RECORDS, 'history', 'keys'];
const RENDERING = [...REMOTES, 'remotes'];
const PAGES = [...RENDERING, 'rendering', 'http'];
const AROUND_PAGES = [...PAGES, 'pages'];
const EVERYTHING = [...AROUND_PAGES, 'files', 'security', 'releases', 'mocks'];

/** All but the remotes. More specific folders first. */
export const layers: readonly Layer[] = [
  { name: 'brand-answers', folder: 'design-system/src/brand/answers.ts', layers: ['brand'] },
  { name: 'brand', folder: 'design-system/src/brand/', layers: [], packages: [/^react$/] },
  { name: 'migrate', folder: 'design-system/migrate/', layers: [], packages: [/^vite$/] },
  { name: 'design-system', folder: 'design-system/', layers: ['brand'], packages: DESIGN },
  { name: 'contract', folder: 'api/contract/', layers: [], packages: [/^valibot$/, /^@supabase\/postgrest-js$/] },
  { name: 'protocol', folder: 'api/protocol/', layers: ['contract'], packages: CALLS },
  { name: 'program', folder: 'api/program.ts', layers: ['api'] },
  { name: 'api', folder: 'api/', layers: ['contract', 'protocol', 'brand'] },
  { name: 'mock-panel', folder: 'mocks/panel/', layers: ['mocks', 'contract', 'design-system'] },
  { name: 'mocks', folder: 'mocks/', layers: ['contract', 'protocol'] },
  { name: 'remote-kit', folder: 'remote-kit/', layers: ['design-system', 'contract'], packages: REMOTE },
  { name: 'shell', folder: 'shell/', layers: ['design-system', 'contract', 'remote-kit'] },
  { name: 'build', folder: 'build/', layers: ['remote-kit', 'contract', 'protocol', 'migrate'] },
  { name: 'http', folder: 'server/http/', layers: RECORDS },
  { name: 'keys', folder: 'server/releases/keys/', layers: RECORDS },
  { name: 'history', folder: 'server/releases/history/', layers: RECORDS },
  { name: 'remotes', folder: 'server/remotes/', layers: REMOTES },
  { name: 'rendering', folder: 'server/rendering/', layers: RENDERING },
  { name: 'pages', folder: 'server/pages/', layers: PAGES },
  { name: 'files', folder: 'server/files/', layers: AROUND_PAGES },
  { name: 'security', folder: 'server/security/', layers: AROUND_PAGES },
  { name: 'releases-cli', folder: 'server/releases/cli/', layers: [...PARTS, 'keys', 'remotes', 'releases'] },
  { name: 'releases', folder: 'server/releases/', layers: AROUND_PAGES },
  { name: 'composition', folder: 'server/', layers: EVERYTHING },
  { name: 'kit', folder: 'kit/', layers: [...PARTS, 'remotes', 'rendering', 'releases-cli', 'composition'] },
];

/** Tests, stories and Storybook's pages may import anything, and nothing may import them. */
export const isTestFile = (path: string): boolean =>
  /^(tests|\.storybook|design-system\/docs)\//.test(path) ||
  /\.(test|cases|stories|types-test|test-support)\.tsx?$/.test(path) ||
  /\/(test-support|testing)([./]|$)|\/(screen-reader\.txt|cases\.ts)$/.test(path);

const workspaces: Readonly<Record<string, string>> = {
  'design-system': 'design-system/',
  contract: 'api/contract/',
  protocol: 'api/protocol/',
  api: 'api/',
  mocks: 'mocks/',
  'remote-kit': 'remote-kit/',
  server: 'server/',
  shell: 'shell/',
};

/** Package exports whose path differs from the file's. */
const exports: Readonly<Record<string, string>> = {
  '@site/api/program': 'api/program.ts',
  '@site/design-system/brand': 'design-system/src/brand/facts.ts',
  '@site/design-system/brand/answers': 'design-system/src/brand/answers.ts',
};

/** The repository path that `@site/<workspace>/<rest>` means. */
export function workspacePath(specifier: string): string | undefined {
  const [, name, rest = ''] = /^@site\/([^/]+)\/?(.*)$/.exec(specifier) ?? [];
  return exports[specifier] ?? (name && (workspaces[name] ?? `remotes/${name}/`) + rest);
}

export function layerOf(path: string): Layer | undefined {
  const [, name] = /^remotes\/([^/]+)\//.exec(path) ?? [];
  if (name) return remote(name);
  const [, part] = /^api\/endpoints\/.*\/(contract|mock)\.ts$/.exec(path) ?? [];
  const home = part ? HOME_OF_PART[part as keyof typeof HOME_OF_PART] : path;
  return layers.find(({ folder }) => home.startsWith(folder));
}

/** An endpoint's folder has files of several layers. */
const HOME_OF_PART = { contract: 'api/contract/', mock: 'mocks/' } as const;
