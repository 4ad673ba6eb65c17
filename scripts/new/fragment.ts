import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { fragmentInputs } from '@site/remote-kit/fragment-inputs.ts';
import type { Change } from './change.ts';
import { addFragment } from './fragment-files.ts';
import { FRAGMENT_INPUTS, fragmentInputsModule } from './fragment-inputs.ts';
import type { Outcome } from './outcome.ts';
import { Refusal } from './refusal.ts';

/** What the template's `input.ts` says. */
const INPUT = {
  type: 'object',
  required: ['headingLevel'],
  properties: { headingLevel: { enum: [2, 3, 4], type: 'number' } },
  additionalProperties: false,
};

export interface FragmentOptions {
  /** The `remote.json` of a remote in another repository, which has the fragment. */
  from?: string | undefined;
}

/** @param place '<remote>/<fragment>' */
export function newFragment(change: Change, place: string, { from }: FragmentOptions = {}): Outcome {
  const [remote = '', fragment = '', ...more] = place.split('/');
  if (remote === '' || fragment === '' || more.length > 0)
    throw new Refusal(`Write the fragment as <remote>/<name>, like job-board/saved-count: not '${place}'.`);
  if (from !== undefined) return learnFragment(change, place, readRemote(from));
  if (!change.has(`remotes/${remote}/src/routes.tsx`)) throw new Refusal(`There is no remote ${remote}.`);
  const folder = `remotes/${remote}/src/fragments`;
  addFragment(change, { fragment, remote, folder, storybook: '../../../../../.storybook' });
  change.edit(FRAGMENT_INPUTS, () => fragmentInputsModule({ ...fragmentInputs, [place]: INPUT }));
  return {
    fillIn: `${folder}/${fragment}/${fragment}.tsx`,
    tests: [`npm test -- ${folder}/${fragment}`, 'npm test -- tests/architecture/fragment-inputs.test.ts'],
    later: `A page of another remote shows it with <Fragment name="${place}" input={...} fallback={...} />, once it is built.`,
  };
}

/** Lets pages here show a fragment of a remote in another repository. */
function learnFragment(change: Change, place: string, { name, fragments }: OtherRemote): Outcome {
  const found = fragments.find((fragment) => place === `${name}/${fragment.name}`);
  if (!found) {
    const offered = fragments.map((fragment) => `${name}/${fragment.name}`).join(', ') || 'none';
    throw new Refusal(`There is no fragment ${place}. These are there: ${offered}.`);
  }
  if (change.has(`remotes/${name}`)) throw new Refusal(`The remote ${name} is in this repository.`);
  change.edit(FRAGMENT_INPUTS, () => fragmentInputsModule({ ...fragmentInputs, [place]: found.input }));
  return { fillIn: `<Fragment name="${place}" input={...} fallback={...} /> in a page`, tests: ['npm run typecheck'] };
}

const OtherRemoteSchema = v.object({
  name: v.string(),
  fragments: v.optional(v.array(v.object({ name: v.string(), input: v.record(v.string(), v.unknown()) })), []),
});

type OtherRemote = v.InferOutput<typeof OtherRemoteSchema>;

function readRemote(file: string): OtherRemote {
  if (!existsSync(file)) throw new Refusal(`There is no ${file}.`);
  try {
    return v.parse(OtherRemoteSchema, JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new Refusal(`${file} is not the remote.json of a remote: ${(error as Error).message}`);
  }
}
