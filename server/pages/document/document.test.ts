import { describe, expect, test } from 'vitest';
import { hashesBesides, importMapText } from '../../../shell/src/remotes/import-map.ts';
import type { RemoteBuild } from '../../remotes/remote-build.ts';
import type { ShellAssets } from '../../rendering/assets.ts';
import type { PageAnswer } from '../pages.ts';
import { renderDocument } from './document.ts';
import { hashOf, integrityOfModules } from './remote-sources.ts';

const foreign = { type: 'module', globalName: 'payroll', title: 'Payroll', description: '' } as const;

const buildOf = (base: string, other: Partial<RemoteBuild> = {}): RemoteBuild => ({
  name: 'payroll',
  version: '1',
  base,
  entry: 'container.js',
  shared: {},
  imports: {},
  routes: [{ path: '/payroll', layout: 'site', js: ['container.js', 'assets/page.js'], css: [] }],
  files: {
    'client/container.js': 'sha256-container',
    'client/assets/page.js': 'sha256-page',
    'client/assets/dialog.js': 'sha256-dialog',
    'client/assets/page.css': 'sha256-style',
    'server/routes.js': 'sha256-server',
  },
  links: [],
  code: { file: '' },
  ...other,
});

const SHELL: ShellAssets = { entry: '', js: [], fragmentJs: [], css: [], icon: '', fonts: [] };

function documentOf(build: RemoteBuild) {
  const page: PageAnswer = {
    status: 200,
    head: '',
    body: '',
    state: '{}',
    routeId: '/payroll',
    isPrivate: false,
    fragments: [],
    cookies: [],
    lacksData: false,
    build,
    remotes: [{ name: build.name, paths: ['/payroll'], build }],
    fragmentFiles: [],
  };
  const { html, remoteSources } = renderDocument(page, SHELL);
  const [, map = ''] = /<script type="importmap">(.*?)<\/script>/.exec(html) ?? [];
  return { integrity: (JSON.parse(map) as { integrity: Record<string, string> }).integrity, remoteSources };
}

describe('a page’s HTML has the hashes', () => {
  test('of the modules that the page needs to react; its policy allows one more map, with the rest', () => {
    const build = buildOf('/remotes/payroll/1/');
    const { integrity, remoteSources } = documentOf(build);
    expect(integrity).toEqual({
      '/remotes/payroll/1/container.js': 'sha256-container',
      '/remotes/payroll/1/assets/page.js': 'sha256-page',
    });
    const rest = hashesBesides(integrity, integrityOfModules(build));
    expect(rest).toEqual({ '/remotes/payroll/1/assets/dialog.js': 'sha256-dialog' });
    expect(remoteSources.scripts).toContain(hashOf(importMapText({ integrity: rest })));
    expect(remoteSources.scripts).not.toContain(hashOf(importMapText({ integrity: integrityOfModules(build) })));
  });

  test.each([
    ['that is at another origin', buildOf('https://cdn.example/payroll/1/client/')],
    ['that other tools have built', buildOf('/remotes/payroll/1/', { foreign })],
  ])('of all modules of a remote %s', (_which, build) => {
    expect(Object.values(documentOf(build).integrity)).toEqual(['sha256-container', 'sha256-page', 'sha256-dialog']);
  });
});
