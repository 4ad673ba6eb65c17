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

/** @param place '<remote>/<fragment>' */
export function newFragment(change: Change, place: string): Outcome {
  const [remote = '', fragment = '', ...more] = place.split('/');
  if (fragment === '' || more.length > 0)
    throw new Refusal(`Say which remote the fragment belongs to: job-board/${remote}.`);
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
