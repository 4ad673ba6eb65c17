import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { RemoteBuild } from '../../remotes/remote-build.ts';
import { AFTER_PAINT } from './after-paint.ts';
import { BEFORE_HYDRATION } from './before-hydration.ts';
import { BEFORE_PAINT } from './before-paint.ts';
import { remoteSourcesOf } from './remote-sources.ts';

function remoteAt(base: string) {
  const code = { file: '' };
  const build: RemoteBuild = {
    name: '',
    version: '',
    base,
    entry: '',
    shared: {},
    imports: {},
    routes: [],
    files: {},
    links: [],
    code,
  };
  return { name: '', paths: [], build };
}

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

test('remotes in the site’s own folder need no other origin', () => {
  const { scripts, origins } = remoteSourcesOf([remoteAt('/remotes/jobs/1/')], ['{}']);
  expect(scripts).toEqual([
    "'sha256-RBNvo1WzZ4oRRq0W9+hknpT7T8If536DEMBg9hyq/4o='",
    hashOf(BEFORE_PAINT),
    hashOf(BEFORE_HYDRATION),
    hashOf(AFTER_PAINT),
    expect.stringMatching(/^'sha256-/),
    expect.stringMatching(/^'sha256-/),
  ]);
  expect(origins).toEqual([]);
});

test('a script is named as browsers read it, with whatever ends of lines its sources were copied', () => {
  expect(remoteSourcesOf([], ['{\r\n}'])).toEqual(remoteSourcesOf([], ['{\n}']));
});

test('remotes at origins need exactly those, each once', () => {
  const bases = ['/remotes/jobs/1/', 'https://cdn.example/payroll/1/client/', 'https://cdn.example/depots/1/client/'];
  expect(remoteSourcesOf(bases.map(remoteAt), ['{}']).origins).toEqual(['https://cdn.example']);
});

test('a remote that was not found needs nothing', () => {
  expect(remoteSourcesOf([{ name: 'jobs', paths: ['/jobs'] }], ['{}'])).toEqual({
    scripts: [
      expect.any(String),
      hashOf(BEFORE_PAINT),
      hashOf(BEFORE_HYDRATION),
      hashOf(AFTER_PAINT),
      expect.any(String),
    ],
    origins: [],
  });
});
