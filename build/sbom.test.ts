import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { billOf, readSbom, writeSbom } from './sbom.ts';

const react = { name: 'react', version: '19.3.1', identifier: 'MIT', text: 'MIT License' };
const radix = { name: '@radix-ui/react-id', version: '1.1.4' };
const either = { name: 'either', version: '1.0.0', identifier: 'MIT OR Apache-2.0' };

test('a bill of materials is CycloneDX, and names each package once, with its licence', () => {
  expect(billOf({ name: 'job-board', version: '0.1.0' }, [react, radix, either, react])).toEqual({
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': 'job-board', name: 'job-board', version: '0.1.0' } },
    components: [
      {
        type: 'library',
        'bom-ref': 'pkg:npm/%40radix-ui/react-id@1.1.4',
        name: '@radix-ui/react-id',
        version: '1.1.4',
        purl: 'pkg:npm/%40radix-ui/react-id@1.1.4',
      },
      expect.objectContaining({ name: 'either', licenses: [{ license: { name: 'MIT OR Apache-2.0' } }] }),
      expect.objectContaining({ purl: 'pkg:npm/react@19.3.1', licenses: [{ license: { id: 'MIT' } }] }),
    ],
  });
});

test('a build’s has what browsers load and what the server runs; a build without one says nothing', async () => {
  const build = await mkdtemp(join(tmpdir(), 'bill-'));
  onTestFinished(() => rm(build, { recursive: true }));
  expect(await readSbom(build)).toEqual([]);
  for (const [file, packages] of [
    ['client/licences.json', [react]],
    ['server/packages.json', [radix, react]],
  ] as const) {
    await mkdir(join(build, file, '..'));
    await writeFile(join(build, file), JSON.stringify(packages));
  }
  await writeFile(join(build, 'package.json'), JSON.stringify({ name: '@site/shell', version: '0.1.0' }));
  await writeSbom(build, build);
  expect((await readSbom(build)).map(({ name }) => name)).toEqual(['@radix-ui/react-id', 'react']);
  expect(await readdir(join(build, 'server'))).toEqual(['sbom.json']);
});
