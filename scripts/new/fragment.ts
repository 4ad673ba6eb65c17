import { fragmentInputs } from '@site/remote-kit/fragment-inputs.ts';
import type { Change } from './change.ts';
import { FRAGMENT_INPUTS, fragmentInputsModule } from './fragment-inputs.ts';
import { insertBefore } from './insert.ts';
import { namesOf } from './names.ts';
import type { Outcome } from './outcome.ts';
import { Refusal } from './refusal.ts';
import { createFrom } from './templates.ts';

/** What the template's `input.ts` says. */
const INPUT = {
  type: 'object',
  required: ['headingLevel'],
  properties: { headingLevel: { enum: [2, 3, 4], type: 'number' } },
  additionalProperties: false,
};

const EMPTY_LIST = `import type { RemoteFragment } from '@site/remote-kit';

export const fragments: RemoteFragment[] = [
];
`;

/** @param place '<remote>/<fragment>' */
export function newFragment(change: Change, place: string): Outcome {
  const [remote = '', fragment = '', ...more] = place.split('/');
  if (fragment === '' || more.length > 0)
    throw new Refusal(`Say which remote the fragment belongs to: job-board/${remote}.`);
  const names = namesOf(fragment);
  if (!change.has(`remotes/${remote}/src/routes.tsx`)) throw new Refusal(`There is no remote ${remote}.`);
  const fragments = `remotes/${remote}/src/fragments`;
  const folder = `${fragments}/${fragment}`;
  if (change.has(folder)) throw new Refusal(`${remote} already has a fragment ${fragment}.`);

  createFrom(change, 'fragment', folder, {
    ...names,
    remote: namesOf(remote).title,
    storybook: '../../../../../.storybook',
  });
  const list = `${fragments}/index.ts`;
  if (!change.has(list)) change.create(list, EMPTY_LIST);
  change.edit(list, (text) => addToList(text, names.name, names.pascal));
  change.edit(FRAGMENT_INPUTS, () => fragmentInputsModule({ ...fragmentInputs, [place]: INPUT }));
  return {
    fillIn: `${folder}/${fragment}.tsx`,
    tests: [`npm test -- ${folder}`, 'npm test -- tests/architecture/fragment-inputs.test.ts'],
    later: `A page of another remote shows it with <Fragment name="${place}" input={...} fallback={...} />, once it is built.`,
  };
}

function addToList(text: string, fragment: string, pascal: string): string {
  const start = 'export const fragments: RemoteFragment[] = [';
  const line = `{ name: '${fragment}', input: ${pascal}Input, example: { headingLevel: 2 }, load: () => import('./${fragment}/index.ts') },\n`;
  const imported = insertBefore(text, `import { ${pascal}Input } from './${fragment}/input.ts';\n`, {
    start: 'import ',
    pattern: /^$/m,
  });
  return insertBefore(imported, line, { start, pattern: /^\];$/m });
}
