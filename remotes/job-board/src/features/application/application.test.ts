import { describe, expect, it } from 'vitest';
import { applicationErrorText, checkApplication, EMPTY_APPLICATION, firstFault } from './application.ts';

const job = { jobTitle: 'Class 1 Driver', jobSlug: 'class-1-driver', website: '' };

describe('an application before it is sent', () => {
  it('needs a name, an e-mail address and a phone number, and nothing else', () => {
    const checked = checkApplication({ ...EMPTY_APPLICATION, ...job });
    expect(checked).toEqual({
      ok: false,
      fields: {
        fullName: 'Full name is required',
        email: 'Email is required',
        phone: 'Phone number is required',
      },
    });
  });

  it('is complete with those three', () => {
    const typed = { ...EMPTY_APPLICATION, fullName: ' Sam Okoro ', email: 'sam@example.com', phone: '+44 7700 900123' };
    expect(checkApplication({ ...typed, ...job })).toMatchObject({
      ok: true,
      data: { fullName: 'Sam Okoro', jobSlug: 'class-1-driver' },
    });
  });

  it('sends the visitor to the first field at fault, as the form orders them', () => {
    expect(firstFault({ phone: 'x', email: 'y' })).toBe('email');
    expect(firstFault({ jobSlug: 'z' })).toBeUndefined();
  });
});

describe('an application that did not arrive', () => {
  it("shows the server's own words", () => {
    const refused = { kind: 'refused', status: 429, message: 'Too many applications', fields: {} } as const;
    expect(applicationErrorText(refused)).toBe('Too many applications');
  });

  it('has words of its own where the server sent none', () => {
    expect(applicationErrorText({ kind: 'refused', status: 500, message: '', fields: {} })).toBe(
      'Failed to submit application',
    );
    expect(applicationErrorText({ kind: 'unreadable', message: 'Unexpected reply' })).toBe(
      'Failed to submit application',
    );
  });

  it('blames the network when no answer came', () => {
    expect(applicationErrorText({ kind: 'network', message: 'Failed to fetch' })).toBe(
      'Network error. Please try again.',
    );
  });
});
