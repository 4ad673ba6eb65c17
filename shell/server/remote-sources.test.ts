import { expect, test } from 'vitest';
import { remoteSourcesOf } from './remote-sources.ts';
import type { RemoteBuild } from './remotes/remote-build.ts';

function remoteAt(base: string) {
  const code = { file: '' };
  const build: RemoteBuild = {
    name: '',
    version: '',
    base,
    entry: '',
    shared: {},
    routes: [],
    files: {},
    links: [],
    code,
  };
  return { name: '', paths: [], build };
}

test('remotes in the site’s own folder need no other origin', () => {
  const { scripts, origins } = remoteSourcesOf([remoteAt('/remotes/jobs/1/')], '{}');
  expect(scripts).toEqual([
    "'sha256-RBNvo1WzZ4oRRq0W9+hknpT7T8If536DEMBg9hyq/4o='",
    expect.stringMatching(/^'sha256-/),
    expect.stringMatching(/^'sha256-/),
  ]);
  expect(origins).toEqual([]);
});

test('remotes at origins need exactly those, each once', () => {
  const bases = ['/remotes/jobs/1/', 'https://cdn.example/payroll/1/client/', 'https://cdn.example/depots/1/client/'];
  expect(remoteSourcesOf(bases.map(remoteAt), '{}').origins).toEqual(['https://cdn.example']);
});

test('a remote that was not found needs nothing', () => {
  expect(remoteSourcesOf([{ name: 'jobs', paths: ['/jobs'] }], '{}')).toEqual({
    scripts: [expect.any(String), expect.any(String)],
    origins: [],
  });
});
