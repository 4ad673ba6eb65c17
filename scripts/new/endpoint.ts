import { endpoints } from '@site/contract';
import type { Change } from './change.ts';
import { insertBefore, insertSorted } from './insert.ts';
import { namesOf, type Names } from './names.ts';
import type { Outcome } from './outcome.ts';
import { Refusal } from './refusal.ts';
import { createFrom } from './templates.ts';

export interface EndpointOptions {
  /** Whether it accepts a form, which it stores and mails, and replies with a reference. Otherwise it is a GET. */
  form?: boolean | undefined;
  /** The prefix of a form's references; default: the name's initials. */
  prefix?: string | undefined;
}

const LATER = [
  'Once remotes call it, a change that would break them takes two releases: first add what is new and deprecate what is',
  'old, then, when no live version uses that, remove it. docs/contracts/api.md, "Changing a call", says how.',
].join('\n');

/** A public endpoint: its folder, and a line in the lists of the contract and of the mocks. */
export function newEndpoint(change: Change, name: string, { form = false, prefix }: EndpointOptions = {}): Outcome {
  const names = namesOf(name);
  if (names.camel in endpoints) throw new Refusal(`There is already an endpoint ${names.camel}.`);
  const folder = `${form ? 'forms' : 'jobs'}/${name}`;
  if (form) addForm(change, names, { folder, prefix: prefix ?? name.slice(0, 3).toUpperCase() });
  else createFrom(change, 'endpoint/read', `api/endpoints/${folder}`, names);
  list(
    change,
    'api/contract/site-endpoints.ts',
    `export { endpoint as ${names.camel} } from '../endpoints/${folder}/contract.ts';`,
  );
  list(change, 'mocks/registry.ts', `export { mock as ${names.camel} } from '../api/endpoints/${folder}/mock.ts';`);
  return {
    fillIn: `api/endpoints/${folder}/contract.ts`,
    tests: ['npm run typecheck', 'npm test -- tests/contract', 'npx vitest run --project unit mocks/guide -u'],
    later: LATER,
  };
}

const list = (change: Change, file: string, line: string) =>
  change.edit(file, (text) => insertSorted(text, line, /^export \{ \w+ as (\w+) \} from .*;$/));

const PREFIXES = 'api/protocol/submissions/outline.ts';

function addForm(change: Change, names: Names, { folder, prefix }: { folder: string; prefix: string }): void {
  const { name, camel } = names;
  if (!/^[A-Z]{3}$/.test(prefix)) throw new Refusal(`--prefix must be three capital letters: 'MSG'.`);
  if (change.read(PREFIXES).includes(`'${prefix}'`)) {
    throw new Refusal(`Another form has the prefix ${prefix}: choose another with --prefix.`);
  }
  createFrom(change, 'endpoint/form/endpoint', `api/endpoints/${folder}`, { ...names, prefix });
  createFrom(change, 'endpoint/form/mails', 'api/forms', { ...names, prefix });
  change.edit('api/forms/submission-types.ts', (text) =>
    insertBefore(
      insertSorted(
        text,
        `import { ${camel}Submission } from './${name}.ts';`,
        /^import \{ \w+ \} from '\.\/(.*)\.ts';$/,
      ),
      `${camel}: ${camel}Submission,\n`,
      { start: 'export const submissionTypes:', pattern: /^\}/m },
    ),
  );
  extendUnion(change, 'api/db/schema-forms.ts', 'export type FormName =', `'${name}'`);
  extendUnion(change, PREFIXES, 'export type ReferencePrefix =', `'${prefix}'`);
}

function extendUnion(change: Change, file: string, start: string, member: string): void {
  change.edit(file, (text) => insertBefore(text, ` | ${member}`, { start, pattern: /;/ }));
}
