import { globSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { expect, test } from 'vitest';
import type { RemoteFragment } from '@site/remote-kit';
import { fragmentInputs } from '@site/remote-kit/fragment-inputs.ts';
import { elsewhere, FRAGMENT_INPUTS, fragmentInputsModule, schemasOf } from '../../scripts/new/fragment-inputs.ts';

const root = join(import.meta.dirname, '../..');

test('the inputs of fragments are those that their remotes take (to write them anew: npx vitest run --project unit fragment-inputs -u)', async () => {
  const lists = globSync('remotes/*/src/fragments/index.ts', { cwd: root }).map(async (file) => {
    const { fragments } = (await import(join(root, file))) as { fragments: RemoteFragment[] };
    return [file.split('/')[1]!, fragments] as const;
  });
  const file = join(root, FRAGMENT_INPUTS);
  const options = { ...(await resolveConfig(file)), filepath: file };
  const own = globSync('remotes/*/package.json', { cwd: root }).map((each) => each.split('/')[1]!);
  const module = fragmentInputsModule({
    ...elsewhere(fragmentInputs, own),
    ...schemasOf(Object.fromEntries(await Promise.all(lists))),
  });
  await expect(await format(module, options)).toMatchFileSnapshot(file);
});
