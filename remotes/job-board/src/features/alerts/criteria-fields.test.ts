import { expect, test } from 'vitest';
import type { JobAlertCriteria } from '@site/contract';
import { fromFields, toFields } from './criteria-fields.ts';

const criteria: JobAlertCriteria = {
  search: 'night: trunker',
  near: 'Leeds',
  within: 10,
  location: ['Stoke: north'],
  shift: ['days', 'nights'],
  salary_min: 30_000,
};

test('criteria survive a form', () => {
  expect(fromFields(toFields(criteria))).toEqual({ ...criteria, within: '10', salary_min: '30000' });
});

test('blank fields are left out, and others are passed on', () => {
  expect(fromFields({ search: ' ', within: '', email: 'a@example.org', 'shift:days': 'on' })).toEqual({
    email: 'a@example.org',
    shift: ['days'],
  });
});
