import { expect, it } from 'vitest';
import { JOB_TYPES } from './job-options.ts';
import { jobTypeText } from './job-type.ts';

it('has a label for every job type of the contract', () => {
  expect(JOB_TYPES.map(jobTypeText)).toEqual(['Full-time', 'Permanent', 'Contract', 'Temporary', 'Part-time']);
});

it('turns underscores into spaces and title-cases the words', () => {
  expect(jobTypeText('fixed_term_contract')).toBe('Fixed Term Contract');
  expect(jobTypeText('TEMPORARY')).toBe('Temporary');
});

it('calls a job without a type Permanent', () => {
  expect(jobTypeText(null)).toBe('Permanent');
  expect(jobTypeText('  ')).toBe('Permanent');
});
