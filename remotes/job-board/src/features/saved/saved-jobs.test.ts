import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { KeptJob } from './kept-job.ts';
import { rememberViewed, removeJob, saveJob, savedJobs, SAVED_LIMIT, VIEWED_LIMIT, viewedJobs } from './saved-jobs.ts';

const job = (slug: string): KeptJob => ({
  slug,
  title: `Driver ${slug}`,
  company: 'Acme Parcels',
  location: 'Leeds',
  salary: 'Competitive salary',
  jobType: 'Permanent',
  createdAt: '2026-11-02T09:00:00.000Z',
});
const slugs = (jobs: readonly KeptJob[] | undefined) => jobs?.map(({ slug }) => slug);
const numbers = (count: number) => Array.from({ length: count }, (_, index) => String(index));

let stored: Map<string, string>;
let tab: EventTarget;

/** This browser's storage, whose `storage` events come from its other tabs. */
beforeEach(() => {
  stored = new Map();
  tab = new EventTarget();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
  vi.stubGlobal('removeEventListener', tab.removeEventListener.bind(tab));
});
afterEach(() => vi.unstubAllGlobals());

describe('saved jobs', () => {
  it('have the latest first, each once, and can be removed', () => {
    for (const slug of ['a', 'b', 'a']) expect(saveJob(job(slug))).toBe('saved');
    expect(slugs(savedJobs.read())).toEqual(['a', 'b']);
    removeJob('a');
    expect(slugs(savedJobs.read())).toEqual(['b']);
  });

  it('are at most 100: one more is refused, and none is lost', () => {
    for (const slug of numbers(SAVED_LIMIT)) saveJob(job(slug));
    expect(saveJob(job('one more'))).toBe('full');
    expect(savedJobs.read()).toHaveLength(100);
    expect(saveJob(job('99'))).toBe('saved');
  });

  it('keep the facts of their card and nothing else', () => {
    saveJob({ ...job('a'), description: 'A long advert' } as KeptJob);
    expect(savedJobs.read()).toEqual([job('a')]);
  });

  it('are refused, without an error, by a browser that keeps nothing', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('', 'QuotaExceededError');
      },
    });
    expect(saveJob(job('a'))).toBe('refused');
    vi.stubGlobal('localStorage', undefined);
    expect(savedJobs.read()).toBeUndefined();
  });

  it('leave out what is damaged or was never a job', () => {
    saveJob(job('a'));
    const [key = ''] = stored.keys();
    stored.set(key, JSON.stringify([null, { slug: 'x' }, job('b'), 'c']));
    expect(slugs(savedJobs.read())).toEqual(['b']);
    for (const nonsense of ['{', '5', '""', 'null']) {
      stored.set(key, nonsense);
      expect(savedJobs.read()).toEqual([]);
    }
  });

  it('tell every tab when they change', () => {
    const changed = vi.fn();
    const stop = savedJobs.subscribe(changed);
    saveJob(job('a'));
    expect(changed).toHaveBeenCalledTimes(1);
    tab.dispatchEvent(new Event('storage'));
    expect(changed).toHaveBeenCalledTimes(2);
    stop();
    saveJob(job('b'));
    tab.dispatchEvent(new Event('storage'));
    expect(changed).toHaveBeenCalledTimes(2);
  });

  it('are the same list for as long as nothing changes, so that pages are not shown anew', () => {
    saveJob(job('a'));
    expect(savedJobs.read()).toBe(savedJobs.read());
  });
});

describe('recently viewed jobs', () => {
  it('are the last ten, the latest first, each once', () => {
    for (const slug of [...numbers(VIEWED_LIMIT + 2), '5']) rememberViewed(job(slug));
    expect(slugs(viewedJobs.read())).toEqual(['5', '11', '10', '9', '8', '7', '6', '4', '3', '2']);
  });
});
