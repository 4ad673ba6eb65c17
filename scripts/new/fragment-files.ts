import { join } from 'node:path';
import type { Change } from './change.ts';
import { insertBefore } from './insert.ts';
import { namesOf } from './names.ts';
import { Refusal } from './refusal.ts';
import { createFrom } from './templates.ts';

interface NewFragment {
  /** 'next-payday' */
  fragment: string;
  /** The remote's name. */
  remote: string;
  /** The folder of its fragments. */
  folder: string;
  /** Where its stories import what all stories share from. */
  storybook: string;
}

const EMPTY_LIST = `import type { RemoteFragment } from '@site/remote-kit';

export const fragments: RemoteFragment[] = [
];
`;

/** Adds a fragment to a remote, and to the list of its fragments. @throws {Refusal} */
export function addFragment(
  change: Pick<Change, 'has' | 'create' | 'edit'>,
  { fragment, remote, folder, storybook }: NewFragment,
): void {
  const names = namesOf(fragment);
  const place = join(folder, fragment);
  if (change.has(place)) throw new Refusal(`${remote} already has a fragment ${fragment}.`);
  createFrom(change, 'fragment', place, { ...names, remote: namesOf(remote).title, storybook });
  const list = join(folder, 'index.ts');
  if (!change.has(list)) change.create(list, EMPTY_LIST);
  change.edit(list, (text) => addToList(text, names.name, names.pascal));
}

function addToList(text: string, fragment: string, pascal: string): string {
  const imported = insertBefore(text, `import { ${pascal}Input } from './${fragment}/input.ts';\n`, {
    start: 'import ',
    pattern: /^$/m,
  });
  return insertBefore(imported, listed(fragment, pascal), {
    start: 'export const fragments: RemoteFragment[] = [',
    pattern: /^\];$/m,
  });
}

const listed = (fragment: string, pascal: string): string => `  {
    name: '${fragment}',
    input: ${pascal}Input,
    example: { headingLevel: 2 },
    load: () => import('./${fragment}/index.ts'),
  },
`;
