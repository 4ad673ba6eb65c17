import type { FixedVersions } from '../../releases/history/fixed-versions.ts';
import type { TestOrigin } from '../origins/origin.test-support.ts';

interface ContainerOptions {
  /** Default: it works at any address. */
  publicPath?: string;
  type?: string;
  /** More of what the manifest says. */
  metaData?: object;
  shared?: readonly object[];
  exposes?: readonly object[];
}

const FILES = {
  'remoteEntry.js': `import { a } from './assets/helpers.js'; export const get = () => import(\`./assets/routes.js\`);`,
  'assets/helpers.js': 'export const a = 1;',
  'assets/routes.js': `export const routes = [{ path: '/payroll', load: () => import('./page.js') }];`,
  'assets/page.js': `export const logo = new URL('logo.svg', import.meta.url).href;`,
  'assets/logo.svg': '<svg/>',
  'assets/page.css': `@font-face { src: url("./font.woff2?v=1") } a { background: url(data:,x) }`,
  'assets/font.woff2': 'font',
};

/** The address of the test origin's folder, as tools write it into files. */
export const addressOf = ({ url }: TestOrigin): string => `${url}/`;

/** Puts a container there as other tools build it, with the manifest. */
export function putContainer(
  { files }: TestOrigin,
  { publicPath = 'auto', type = 'module', metaData = {}, shared = [], exposes }: ContainerOptions = {},
): void {
  files.clear();
  for (const [path, text] of Object.entries(FILES)) files.set(path, text);
  const routes = {
    path: './routes',
    assets: { js: { sync: ['assets/routes.js'], async: [] }, css: { sync: [], async: ['assets/page.css'] } },
  };
  files.set(
    'mf-manifest.json',
    JSON.stringify({
      name: 'team_payroll',
      metaData: {
        name: 'team_payroll',
        buildInfo: { buildVersion: '1.4.0' },
        remoteEntry: { name: 'remoteEntry.js', path: '', type },
        ssrRemoteEntry: { name: 'remoteEntry.ssr.js', path: '', type },
        types: { path: '', name: '@mf-types.zip' },
        globalName: 'team_payroll',
        publicPath,
        ...metaData,
      },
      shared,
      exposes: exposes ?? [routes],
    }),
  );
}

/** What was fixed, in memory. */
export function fixedVersionsInMemory(): FixedVersions {
  const known = new Map<string, object>();
  return {
    fix: async (remote, version, fixed) => void known.set(`${remote} ${version}`, fixed),
    find: async (remote, version) => known.get(`${remote} ${version}`),
  };
}
