import { describe, expect, test } from 'vitest';
import { faultOf, readRequirements, testsOf, unshown } from './asvs-page.ts';
import { REQUIREMENTS } from './asvs-requirements.ts';

const rows = readRequirements();

/** What docs/security/asvs.md promises of itself. */
test('each requirement of levels 1 and 2 is listed once, and no other is', () => {
  expect(rows.map(({ number }) => number)).toEqual(REQUIREMENTS);
});

test('each is shown by a test, by a place in a document, or has its reason', () => {
  expect(rows.flatMap((row) => unshown(row).map((part) => `${row.number}: ${part}`))).toEqual([]);
});

test('each named test is there, and is one that npm test runs', () => {
  const faults = rows.flatMap((row) =>
    testsOf(row).flatMap((named) => {
      const fault = faultOf(named);
      return fault ? [`${row.number}: ${named.file}: ${named.title}: ${fault}`] : [];
    }),
  );
  expect(faults).toEqual([]);
});

describe('it would be noticed', () => {
  const row = (shown: string) => readRequirements(`| 1.1.1 | 1 | Something | ${shown} |`)[0]!;

  test.each(['TO DO: accounts', 'Does not apply: no', '[somewhere](../nowhere.md)', '[a place](../staff.md#nowhere)'])(
    'that “%s” shows nothing',
    (shown) => expect(unshown(row(shown))).toEqual([shown]),
  );

  const files: Readonly<Record<string, string>> = {
    'a.test.ts': `
      test('runs', () => {});
      test.each([1])('runs for each', () => {});
      test.skip('is skipped', () => {});
      test.todo('is to be written');
      describe.skipIf(true)('a group', () => { test('is in a group', () => {}); });
      describe.skipIf(process.platform === 'win32')('files', () => { test('needs a machine', () => {}); });
      test('decides itself', ({ skip }) => skip());
      // test('is a comment', () => {});
    `,
    'b.cases.ts': "test('is a case', () => {});",
    'c.ts': "test('is elsewhere', () => {});",
  };
  const fault = (file: string, title: string) => faultOf({ file, title }, (path) => files[path]);

  test.each(['runs', 'runs for each', 'needs a machine'])('unlike one that %s', (title) => {
    expect(fault('a.test.ts', title)).toBeUndefined();
  });

  test.each([
    ['a.test.ts', 'is skipped', 'it may be skipped'],
    ['a.test.ts', 'is in a group', 'it may be skipped'],
    ['a.test.ts', 'decides itself', 'it may be skipped'],
    ['a.test.ts', 'is to be written', 'it may be skipped'],
    ['a.test.ts', 'is a comment', 'the file has no test with this title'],
    ['b.cases.ts', 'is a case', 'no test runs these cases'],
    ['c.ts', 'is elsewhere', 'npm test does not run this file'],
    ['d.test.ts', 'is gone', 'there is no such file'],
  ])('that of %s the test that %s shows nothing', (file, title, why) => {
    expect(fault(file, title)).toBe(why);
  });
});
