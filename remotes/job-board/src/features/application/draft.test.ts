import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { draftFor } from './draft.ts';
import { rememberApplication, sentApplications } from './sent-applications.ts';

/** A browser's storage. */
function createStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

const KEY = 'job-board.application-draft';
const TYPED = { fullName: 'Sam', email: 'sam@example.com', phone: '', coverLetter: 'Hello', cv: '', website: 'x' };

beforeEach(() => {
  vi.stubGlobal('localStorage', createStorage());
  vi.useFakeTimers({ now: new Date('2026-11-22T09:00:00Z') });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a draft of an application', () => {
  test('has what was typed, and nothing else of the form', () => {
    draftFor('van').save(TYPED);
    expect(draftFor('van').read()).toEqual({ fullName: 'Sam', email: 'sam@example.com', coverLetter: 'Hello' });
    expect(localStorage.getItem(KEY)).not.toContain('website');
  });

  test('offers who applies for the next job, but not what was written for this one', () => {
    draftFor('van').save(TYPED);
    expect(draftFor('bus').read()).toEqual({ fullName: 'Sam', email: 'sam@example.com' });
  });

  test('is forgotten once it is sent, but for who applied', () => {
    draftFor('van').save(TYPED);
    draftFor('van').forget();
    expect(draftFor('van').read()).toEqual({ fullName: 'Sam', email: 'sam@example.com' });
  });

  test('lasts for 30 days since the last change', () => {
    draftFor('van').save(TYPED);
    vi.setSystemTime(new Date('2026-12-22T08:59:59Z'));
    expect(draftFor('van').read()).toHaveProperty('coverLetter');
    vi.setSystemTime(new Date('2026-12-22T09:00:00Z'));
    expect(draftFor('van').read()).toEqual({});
  });

  test.each(['', '{', 'null', '{"jobs":7}'])('that cannot be read is none: %j', (text) => {
    localStorage.setItem(KEY, text);
    expect(draftFor('van').read()).toEqual({});
  });

  test('is not kept where storage is not allowed, and the form works without', () => {
    const refuse = () => {
      throw new DOMException('No', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    draftFor('van').save(TYPED);
    expect(draftFor('van').read()).toEqual({});
    rememberApplication('van', { reference: 'APP-7K2M9Q', title: 'Driver' });
  });
});

test('applications are remembered for 180 days', () => {
  rememberApplication('van', { reference: 'APP-7K2M9Q', title: 'Driver' });
  vi.setSystemTime(new Date('2027-05-20T09:00:00Z'));
  rememberApplication('bus', { reference: 'APP-3J4K5L', title: 'Driver' });
  expect(Object.keys(sentApplications.read() ?? {})).toEqual(['van', 'bus']);
  vi.setSystemTime(new Date('2027-05-21T09:00:00Z'));
  rememberApplication('lorry', { reference: 'APP-6M7N8P', title: 'Driver' });
  expect(Object.keys(sentApplications.read() ?? {})).toEqual(['bus', 'lorry']);
});
