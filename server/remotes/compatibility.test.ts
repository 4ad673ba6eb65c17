import { describe, expect, test } from 'vitest';
import type { SharedVersions } from '@site/remote-kit/descriptor.ts';
import { incompatibilities } from './compatibility.ts';

const versions = { react: '19.3.1', '@site/design-system': '1.4.0' };

describe('the versions that a build was made against', () => {
  const problems = (shared: SharedVersions) => incompatibilities({ shared, imports: {} }, { versions });

  test('fit a shell that provides the same', () => {
    expect(problems(versions)).toEqual([]);
  });

  test('fit a shell that provides newer ones with the same major version', () => {
    expect(problems({ react: '19.0.0', '@site/design-system': '1.3.9' })).toEqual([]);
  });

  test('do not fit a shell that provides an older minor version', () => {
    expect(problems({ '@site/design-system': '1.5.0' })).toEqual([
      'it needs @site/design-system ^1.5.0, and this shell provides 1.4.0',
    ]);
  });

  test('do not fit a shell with another major version, newer or older', () => {
    expect(problems({ '@site/design-system': '2.0.0', react: '18.3.1' })).toEqual([
      'it needs @site/design-system ^2.0.0, and this shell provides 1.4.0',
      'it needs react ^18.3.1, and this shell provides 19.3.1',
    ]);
  });

  test('do not fit a shell that lacks a package', () => {
    expect(problems({ 'react-router-dom': '7.0.0' })).toEqual([
      'it needs react-router-dom ^7.0.0, and this shell provides none',
    ]);
  });

  test('fit nowhere if one is no version', () => {
    expect(problems({ react: 'latest' })).toHaveLength(1);
  });
});

describe('the names that a build imports', () => {
  const exports = { 'react-router-dom': ['Link', 'useLocation'], react: ['default', 'useState'] };
  const build = { shared: {}, imports: { 'react-router-dom': ['Link'], react: ['default', 'useState'] } };

  test('fit a shell that shares them', () => {
    expect(incompatibilities(build, { versions, exports })).toEqual([]);
  });

  test('do not fit a shell that shares a part of the package without them', () => {
    const imports = { ...build.imports, 'react-router-dom': ['Link', 'useBlocker', 'useFetcher'] };
    expect(incompatibilities({ ...build, imports }, { versions, exports })).toEqual([
      'it imports useBlocker, useFetcher from react-router-dom, which the shell does not share',
    ]);
  });

  test('do not fit a shell that shares nothing of the package', () => {
    expect(incompatibilities({ ...build, imports: { 'react-dom': ['createPortal'] } }, { versions, exports })).toEqual([
      'it imports createPortal from react-dom, which the shell does not share',
    ]);
  });

  test('are not compared where nobody knows what is shared, as during development', () => {
    expect(incompatibilities({ ...build, imports: { 'react-dom': ['createPortal'] } }, { versions })).toEqual([]);
  });
});
