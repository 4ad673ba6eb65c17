import type { Change } from './change.ts';
import { insertBefore, insertSorted } from './insert.ts';
import { namesOf } from './names.ts';
import type { Outcome } from './outcome.ts';
import { Refusal } from './refusal.ts';
import { announceAddition } from './changelog.ts';
import { createFrom } from './templates.ts';

/** The groups of components in Storybook's sidebar. */
export const PURPOSES = ['layout', 'type', 'actions', 'display', 'navigation', 'forms', 'overlays', 'feedback'];

export function newComponent(change: Change, name: string, purpose = 'display'): Outcome {
  if (!PURPOSES.includes(purpose)) throw new Refusal(`--purpose must be one of ${PURPOSES.join(', ')}.`);
  const names = namesOf(name);
  const folder = `design-system/src/components/${name}`;
  if (change.has(folder)) throw new Refusal(`The design system already has a ${name}.`);

  createFrom(change, 'component', folder, { ...names, purpose: namesOf(purpose).title });
  change.edit('design-system/src/index.ts', (text) =>
    insertSorted(text, `export * from './components/${name}/${name}.tsx';`, /^export .* from '(\.\/components\/.*)';$/),
  );
  change.edit('design-system/src/index.test.ts', (text) =>
    insertSorted(text, `      "${names.pascal}",`, /^ {6}"(\w+)",$/),
  );
  const article = /^[aeiou]/.test(name) ? 'an' : 'a';
  change.edit('design-system/docs/which-component/needs.ts', (text) =>
    insertBefore(
      text,
      `      ${purpose}('${names.pascal}', '${article} ${names.words}', 'Long words on a phone', 'long-on-a-phone'),\n`,
      { start: `\n      ${purpose}(`, pattern: /^ {4}\],$/m },
    ),
  );
  announceAddition(change, `\`${names.pascal}\`: ${article} ${names.words}.`);
  return {
    fillIn: `${folder}/${name}.tsx`,
    tests: [`npm test -- ${folder}`, 'npm run storybook'],
  };
}
