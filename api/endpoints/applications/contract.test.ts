import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { APPLICATION_KINDS, APPLICATION_STATUSES, isOutcome, mayMove, movesFrom } from './contract.ts';

describe.each(APPLICATION_KINDS)('what begins as %s', (kind) => {
  test('can reach every status of its kind, and no other', () => {
    const reached = new Set<(typeof APPLICATION_STATUSES)[typeof kind][number]>(['received']);
    for (const status of reached) for (const to of Object.values(movesFrom({ kind, status })).flat()) reached.add(to);
    expect([...reached].toSorted()).toEqual(APPLICATION_STATUSES[kind].toSorted());
  });

  test('only its owner withdraws, and only while it is open', () => {
    for (const status of APPLICATION_STATUSES[kind]) {
      expect(mayMove('staff', { kind, status }, 'withdrawn')).toBe(false);
      expect(mayMove('applicant', { kind, status }, 'withdrawn')).toBe(!isOutcome({ kind, status }));
    }
  });

  test('docs/staff.md has its table', () => {
    const text = readFileSync(join(import.meta.dirname, '../../../docs/staff.md'), 'utf8');
    const words = (statuses: readonly string[]) => statuses.map((status) => status.replaceAll('-', ' ')).join(', ');
    for (const status of APPLICATION_STATUSES[kind]) {
      const { staff, applicant } = movesFrom({ kind, status });
      if (staff.length === 0 && applicant.length === 0) continue;
      const taken = applicant.includes('received') ? 'received, by applying again' : words(applicant);
      expect(text).toContain(`| ${words([status])} | ${words(staff)}${staff.length > 0 ? ' ' : ''}| ${taken} |`);
    }
  });
});

test.each([
  ['application', ['not-this-time', 'withdrawn', 'job-closed']],
  ['candidate', ['in-our-files', 'withdrawn']],
  ['quote', ['won', 'lost', 'withdrawn']],
] as const)('of the kind %s, %j are outcomes', (kind, outcomes) => {
  expect(APPLICATION_STATUSES[kind].filter((status) => isOutcome({ kind, status }))).toEqual(outcomes);
});

test('from a status of another kind nobody goes anywhere', () => {
  expect(mayMove('staff', { kind: 'quote', status: 'interview' }, 'won')).toBe(false);
  expect(mayMove('staff', { kind: 'candidate', status: 'received' }, 'offered')).toBe(false);
});
