import { parseAst } from 'vite';
import { describe, expect, test } from 'vitest';
import { callsIn } from './calls.ts';

const called = (code: string) => [...callsIn(parseAst(code)).endpoints].toSorted();

describe('finds which endpoints a module calls', () => {
  test.each([
    ['a method of the client', "import { api } from '@site/remote-kit'; await api.getJobs({});"],
    ['a client that it was given', 'export const loader = ({ api }) => api.getJobs({});'],
    ['a client in its arguments', 'export const loader = (args) => args.api.getJobs({});'],
    ['a method by its name', "api['getJobs']({});"],
    ['a part of the client', 'const { getJobs } = api;'],
    ['a part of a parameter', 'export const loader = ({ api: { getJobs } }) => getJobs({});'],
    ['an endpoint of the site', "import { siteEndpoints } from '@site/contract'; call(siteEndpoints.getJobs);"],
    ['one under another name', "import { siteEndpoints as all } from '@site/contract'; call(all.getJobs);"],
    ['an endpoint by itself', "import { getJobs as endpoint } from '@site/contract'; call(endpoint);"],
  ])('%s', (_what, code) => expect(called(code)).toEqual(['getJobs']));

  test('also those for staff', () => {
    const code = "import { staffEndpoints, auditLog } from '@site/contract'; call(staffEndpoints.mails, auditLog);";
    expect(called(code)).toEqual(['auditLog', 'mails']);
  });

  test('both tables, where they are read directly', () => {
    const code = "import { createDataLayer } from '@site/contract/data-layer.ts'; createDataLayer(api.dataLayer);";
    expect(called(code)).toEqual(['jobCategories', 'publicJobs']);
  });

  test('all of a part, where it does not say which', () => {
    const code = "import { signInEndpoints } from '@site/contract'; use(signInEndpoints);";
    const all = ['acceptInvitation', 'passkeyOptions', 'staffInvitation', 'staffSignIn'];
    expect(called(code)).toEqual(all);
    expect(called(code.replace('use(signInEndpoints)', 'use(signInEndpoints[name])'))).toEqual(all);
  });
});

test('what only looks like a call is none', () => {
  expect(called("import { getJobs } from './own.ts'; store.subscribe(getJobs); const text = 'api.getJobs()';")).toEqual(
    [],
  );
});

test('a namespace of the contract is refused, as nothing could be said of it', () => {
  expect(() => called("import * as contract from '@site/contract';")).toThrow('by name');
});

test('of the fields that were asked for, those that a module names', () => {
  const code = "const { pay_text } = row; show(row.location, row['title']);";
  expect([...callsIn(parseAst(code), ['pay_text', 'title', 'slug']).fields]).toEqual(['pay_text', 'title']);
});
