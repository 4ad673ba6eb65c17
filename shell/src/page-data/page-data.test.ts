import { beforeEach, expect, test, vi } from 'vitest';
import { data, type Location } from 'react-router-dom';
import { createPageData } from './page-data.ts';

const ORIGIN = 'https://www.example.com';

/** A router that the test moves. */
function routerAt(start: Location) {
  const state: { location: Location; navigation: { location?: Location } } = { location: start, navigation: {} };
  let tell: (state: object) => void = () => undefined;
  const revalidate = vi.fn(() => Promise.resolve());
  return {
    state,
    revalidate,
    subscribe: (listener: (now: typeof state) => void) => (tell = listener as typeof tell),
    begin(location: Location) {
      state.navigation = { location };
    },
    arrive() {
      state.location = state.navigation.location ?? state.location;
      state.navigation = {};
      tell(state);
    },
  };
}

const at = (pathname: string, key: string): Location => ({ pathname, key, search: '', hash: '', state: null });

const list = at('/jobs', 'first');

function pages(shown: unknown) {
  const router = routerAt(list);
  const pageData = createPageData();
  pageData.follow(router, shown);
  return {
    router,
    pageData,
    /** Goes to a page, or has the one that is shown read again; what it then shows. */
    async open(location: Location | undefined, answer: unknown) {
      if (location) router.begin(location);
      const request = new Request(ORIGIN + (location ?? router.state.location).pathname);
      const found = await pageData.open(request, async () => answer);
      router.arrive();
      return found;
    },
  };
}

beforeEach(() => {
  vi.stubGlobal('window', { location: { href: `${ORIGIN}/jobs` } });
  vi.useFakeTimers({ now: 0 });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

test('each visit of a page has its own data, to which Back and Forward return', async () => {
  const { open } = pages('list');
  expect(await open(at('/jobs/a', 'second'), 'job')).toBe('job');
  expect(await open(list, 'another list')).toBe('list');
  expect(await open(at('/jobs', 'third'), 'another list')).toBe('another list');
  expect(await open(at('/jobs/a', 'second'), 'another job')).toBe('job');
});

test('data that could not be loaded are loaded again by whoever comes back', async () => {
  const { open } = pages(undefined);
  expect(await open(at('/jobs/a', 'second'), data('failed', { status: 502 }))).toMatchObject({ data: 'failed' });
  expect(await open(list, 'list')).toBe('list');
  expect(await open(at('/jobs/a', 'second'), 'job')).toBe('job');
});

test('old data are shown and then read again; what cannot be read leaves them as they are', async () => {
  const { open, router } = pages('list');
  await open(at('/jobs/a', 'second'), 'job');
  vi.setSystemTime(59_000);
  await open(list, 'newer list');
  await vi.runAllTimersAsync();
  expect(router.revalidate).not.toHaveBeenCalled();
  await open(at('/jobs/a', 'second'), 'job');

  vi.setSystemTime(120_000);
  const renewed: unknown[] = [];
  for (const answer of [data('failed', { status: 502 }), 'newer list']) {
    router.revalidate.mockImplementationOnce(async () => void renewed.push(await open(undefined, answer)));
    expect(await open(list, 'unused')).toBe('list');
    await vi.runAllTimersAsync();
    await open(at('/jobs/a', 'second'), 'job');
    await vi.runAllTimersAsync();
  }
  expect(renewed).toEqual(['list', 'newer list']);
  expect(await open(list, 'unused')).toBe('newer list');
});

test('when somebody wants to see what has changed, nothing that was read before is shown', async () => {
  const { open, pageData } = pages('list');
  await open(at('/desk', 'second'), 'desk');
  pageData.readAhead(`${ORIGIN}/jobs/a`, async () => 'job before');
  await open(undefined, 'desk after');
  expect(await open(at('/jobs/a', 'third'), 'job after')).toBe('job after');
  expect(await open(list, 'list after')).toBe('list after');
});

test('what was read ahead is used once, for ten seconds', async () => {
  const { open, pageData } = pages('list');
  const read = vi.fn(async () => 'read ahead');
  const signals: AbortSignal[] = [];
  const readAhead = () =>
    pageData.readAhead(`${ORIGIN}/jobs/a`, ({ signal }) => {
      signals.push(signal);
      return read();
    });
  readAhead();
  readAhead();
  expect(await open(at('/jobs/a', 'second'), 'read then')).toBe('read ahead');
  expect(read).toHaveBeenCalledTimes(1);
  expect(await open(at('/jobs/b', 'third'), 'another')).toBe('another');
  vi.setSystemTime(70_000);
  readAhead();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(signals[1]?.aborted).toBe(true);
  expect(await open(at('/jobs/a', 'fourth'), 'read then')).toBe('read then');
});

test('the data of so many visits are kept, not more', async () => {
  const { open } = pages('list');
  for (let visit = 0; visit < 20; visit += 1) await open(at('/jobs/a', `visit ${visit}`), visit);
  expect(await open(list, 'list again')).toBe('list again');
  expect(await open(at('/jobs/a', 'visit 5'), 'read again')).toBe(5);
});
