import { endpoints } from '@site/contract';
import type { Change } from './change.ts';
import type { Outcome } from './generators.ts';
import { insertBefore, insertSorted } from './insert.ts';
import { namesOf, type Names } from './names.ts';
import { Refusal } from './refusal.ts';
import { createFrom } from './templates.ts';

export interface EndpointOptions {
  /** Whether it accepts a form, which it stores and mails, and replies with a reference. Otherwise it is a GET. */
  form?: boolean | undefined;
  /** The prefix of a form's references; default: the name's initials. */
  prefix?: string | undefined;
}

/** A public endpoint: contract, function, policy, mock, and an example call for every test suite. */
export function newEndpoint(change: Change, name: string, { form = false, prefix }: EndpointOptions = {}): Outcome {
  const names = namesOf(name);
  if (names.camel in endpoints) throw new Refusal(`There is already an endpoint ${names.camel}.`);
  if (form) addForm(change, names, prefix ?? name.slice(0, 3).toUpperCase());
  else addReading(change, names);
  return {
    fillIn: `api/contract/${name}.ts`,
    tests: ['npm run typecheck', 'npm test -- tests/contract', 'npx vitest run --project unit mocks/guide -u'],
  };
}

function addReading(change: Change, names: Names): void {
  const { camel, pascal, title } = names;
  createFrom(change, 'endpoint/read', '.', names);
  addToLists(change, names, {
    method: 'GET',
    input: 'nothing',
    reply: `${pascal}ReplySchema`,
    imported: `${pascal}ReplySchema`,
  });
  addEntries(change, {
    'api/contract/site-operations.ts': [
      'export const siteOperations:',
      `${camel}: { summary: '${title}', tag: 'Jobs' },`,
    ],
    'api/endpoint-policies.ts': [
      'export const endpointPolicies',
      `${camel}: { access: 'public', limits: readsPublicData },`,
    ],
    'api/functions/any-input.test.ts': ['const VALID:', `${camel}: {},`],
    'tests/contract/drift/not-compared.ts': [
      'export const NOT_REACHED',
      `'${camel}:500': '${UNFINISHED}',\n'${camel}:503': '${UNFINISHED}',`,
    ],
    'tests/contract/calls.ts': ['export const validCalls', `${camel}: ({ visitor }) => visitor().api.${camel}({}),`],
  });
}

const UNFINISHED = 'It needs nothing yet that could fail.';
const PREFIXES = 'api/protocol/submissions/outline.ts';

function addForm(change: Change, names: Names, prefix: string): void {
  const { name, camel, pascal, title } = names;
  if (!/^[A-Z]{3}$/.test(prefix)) throw new Refusal(`--prefix must be three capital letters: 'MSG'.`);
  if (change.read(PREFIXES).includes(`'${prefix}'`)) {
    throw new Refusal(`Another form has the prefix ${prefix}: choose another with --prefix.`);
  }
  createFrom(change, 'endpoint/form', '.', { ...names, prefix });
  addToLists(change, names, {
    method: 'POST',
    input: `${pascal}Schema`,
    reply: 'FormReplySchema',
    imported: `${pascal}Schema`,
  });
  change.edit('api/forms/submission-types.ts', (text) =>
    insertSorted(text, `import { ${camel}Submission } from './${name}.ts';`, /^import \{ \w+ \} from '\.\/(.*)\.ts';$/),
  );
  const example = `fullName: 'Asha Verma', email: 'asha@example.org', message: 'Please call me back.'`;
  addEntries(change, {
    'api/contract/site-operations.ts': [
      'export const siteOperations:',
      `${camel}: { summary: '${title}', tag: 'Forms', takesForm: true, example: { ${example} } },`,
    ],
    'api/forms/submission-types.ts': ['export const submissionTypes:', `${camel}: ${camel}Submission,`],
    'api/endpoint-policies.ts': ['export const endpointPolicies', `${camel}: form,`],
    'api/functions/any-input.test.ts': ['const VALID:', `${camel}: { ${example}, website: '' },`],
    'mocks/states/refused-inputs.ts': [
      'export const REFUSED_INPUTS:',
      `${camel}: { body: {}, fields: ['fullName', 'email', 'message'] },`,
    ],
    'tests/contract/calls.ts': [
      'export const validCalls',
      `${camel}: ({ visitor }) => visitor().api.${camel}({ ${example} }),`,
    ],
  });
  addEntries(change, {
    'tests/contract/calls.ts': [
      'export const attempts',
      `${camel}: ({ api }, attempt) => api.${camel}({ ${example.replace(/'Please.*'/, '`Message number ${attempt}.`')} }),`,
    ],
  });
  extendUnion(change, 'api/db/schema-forms.ts', 'export type FormName =', `'${name}'`);
  extendUnion(change, PREFIXES, 'export type ReferencePrefix =', `'${prefix}'`);
  extendUnion(change, 'mocks/submissions.ts', 'export type SubmittedForm =', pascal);
  change.edit('mocks/submissions.ts', (text) => insertSorted(text, `  type ${pascal},`, /^ {2}type (\w+),$/));
}

interface Call {
  method: 'GET' | 'POST';
  input: string;
  reply: string;
  /** The schema of its own. */
  imported: string;
}

/** What every endpoint has. */
function addToLists(change: Change, { name, camel }: Names, { method, input, reply, imported }: Call): void {
  change.edit('api/contract/index.ts', (text) =>
    insertSorted(text, `export * from './${name}.ts';`, /^export \* from '\.\/(.*)\.ts';$/),
  );
  change.edit('api/contract/site-endpoints.ts', (text) =>
    insertSorted(text, `import { ${imported} } from './${name}.ts';`, /^(?:import .*|\}) from '\.\/(.*)\.ts';$/),
  );
  change.edit('api/create-api.ts', (text) =>
    insertSorted(text, `import ${camel} from './functions/${name}.ts';`, /^import (\w+) from '\.\/functions\/.*';$/),
  );
  change.edit('mocks/handlers/index.ts', (text) =>
    insertSorted(text, `import { ${camel}Handlers } from './${name}.ts';`, /^import \{ \w+ \} from '\.\/(.*)\.ts';$/),
  );
  change.edit('mocks/expectations/index.ts', (text) =>
    insertSorted(
      text,
      `import { ${camel}Expectation } from './${name}.ts';`,
      /^import (?:type )?\{ \w+ \} from '\.\/(.*)\.ts';$/,
    ),
  );
  addEntries(change, {
    'mocks/expectations/index.ts': ['export const expectations', `${camel}: ${camel}Expectation,`],
    'api/contract/site-endpoints.ts': [
      'export const siteEndpoints',
      `${camel}: { method: '${method}', path: '/.netlify/functions/${name}', input: ${input}, reply: ${reply} },`,
    ],
    'api/create-api.ts': ['export const functions', `${camel},`],
    'mocks/handlers/index.ts': ['export const handlersByEndpoint', `...${camel}Handlers,`],
  });
}

/** Maps each file to the start of one of its objects and the entry to append to that object. */
function addEntries(change: Change, entries: Readonly<Record<string, readonly [start: string, entry: string]>>): void {
  for (const [file, [start, entry]] of Object.entries(entries)) {
    change.edit(file, (text) => insertBefore(text, `${entry}\n`, { start, pattern: /^\}/m }));
  }
}

function extendUnion(change: Change, file: string, start: string, member: string): void {
  change.edit(file, (text) => insertBefore(text, ` | ${member}`, { start, pattern: /;/ }));
}
