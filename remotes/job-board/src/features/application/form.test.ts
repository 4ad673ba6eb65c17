import { describe, expect, it } from 'vitest';
import { applicationFailure } from './form.ts';

describe('an application that could not be sent', () => {
  it("shows the server's message", () => {
    const refused = { kind: 'refused', status: 429, message: 'Too many applications', fields: {} } as const;
    expect(applicationFailure(refused)).toBe('Too many applications');
  });

  it('has its own message when the server sent none', () => {
    expect(applicationFailure({ kind: 'refused', status: 500, message: '', fields: {} })).toBe(
      'Failed to submit application',
    );
    expect(applicationFailure({ kind: 'unreadable', message: 'Unexpected reply' })).toBe(
      'Failed to submit application',
    );
  });

  it('blames the network when no answer came', () => {
    expect(applicationFailure({ kind: 'network', message: 'Failed to fetch' })).toBe(
      'Network error. Please try again.',
    );
  });
});
