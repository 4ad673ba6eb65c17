import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { APPLICATION_MOVES, APPLICATION_STATUSES, isOutcome, mayMove } from './contract.ts';

test('an application that has begun can reach every status, and an outcome ends it', () => {
  const reached = new Set(['received']);
  for (const status of reached)
    for (const to of Object.values(APPLICATION_MOVES[status as 'received']).flat()) reached.add(to);
  expect([...reached].toSorted()).toEqual(APPLICATION_STATUSES.toSorted());
  expect(APPLICATION_STATUSES.filter(isOutcome)).toEqual(['not-this-time', 'withdrawn', 'job-closed']);
});

test('only the applicant withdraws, and only from what has not ended', () => {
  for (const status of APPLICATION_STATUSES) {
    expect(mayMove('staff', status, 'withdrawn')).toBe(false);
    expect(mayMove('applicant', status, 'withdrawn')).toBe(!isOutcome(status));
  }
});

test('docs/staff.md has the same table', () => {
  const text = readFileSync(join(import.meta.dirname, '../../../docs/staff.md'), 'utf8');
  const words = (statuses: readonly string[]) => statuses.map((status) => status.replaceAll('-', ' ')).join(', ');
  for (const [status, { staff, applicant }] of Object.entries(APPLICATION_MOVES)) {
    if (staff.length === 0 && applicant.length === 0) continue;
    const taken = applicant.includes('received') ? 'received, by applying again' : words(applicant);
    expect(text).toContain(`| ${words([status])} | ${words(staff)}${staff.length > 0 ? ' ' : ''}| ${taken} |`);
  }
});
