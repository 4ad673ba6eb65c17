import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { emit, latestEvent, onEvents } from './latest-event.ts';

const KEY = 'event:saved-jobs';
let stored: Map<string, string>;
let tab: EventTarget;
const warn = vi.fn();

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
  vi.stubGlobal('dispatchEvent', tab.dispatchEvent.bind(tab));
  warn.mockReset();
  vi.spyOn(console, 'warn').mockImplementation(warn);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Counts how often a listener is called while `act` runs. */
function heard(act: () => void): number {
  const listener = vi.fn();
  const stop = onEvents(listener);
  act();
  stop();
  emit('saved-jobs', { count: 99 });
  return listener.mock.calls.length;
}

describe('an event', () => {
  test('reaches whoever listens, and whoever comes later', () => {
    expect(latestEvent('saved-jobs')).toBeUndefined();
    expect(heard(() => emit('saved-jobs', { count: 3 }))).toBe(1);
    emit('saved-jobs', { count: 4 });
    expect(latestEvent('saved-jobs')).toEqual({ count: 4 });
  });

  test('reaches the other tabs', () => {
    const inAnotherTab = () => {
      stored.set(KEY, '{"count":2}');
      tab.dispatchEvent(new Event('storage'));
    };
    expect(heard(inAnotherTab)).toBe(1);
    stored.set(KEY, '{"count":2}');
    expect(latestEvent('saved-jobs')).toEqual({ count: 2 });
  });

  test('is told once, however many parts of a page tell it', () => {
    expect(heard(() => [1, 2, 3].forEach(() => emit('saved-jobs', { count: 3 })))).toBe(1);
  });

  test('is the same value until something else is told, so that pages are not shown anew', () => {
    emit('saved-jobs', { count: 3 });
    expect(latestEvent('saved-jobs')).toBe(latestEvent('saved-jobs'));
  });
});

describe('a payload that does not fit', () => {
  test.each(['{"count":"three"}', '{"count":-1}', '{"jobs":[]}', 'null', '{'])('%s is dropped', (text) => {
    stored.set(KEY, text);
    expect(latestEvent('saved-jobs')).toBeUndefined();
    expect(latestEvent('saved-jobs')).toBeUndefined();
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('The event saved-jobs is ignored'));
  });

  test('does not hide the next one', () => {
    stored.set(KEY, '{');
    expect(latestEvent('saved-jobs')).toBeUndefined();
    emit('saved-jobs', { count: 1 });
    expect(latestEvent('saved-jobs')).toEqual({ count: 1 });
  });
});

test('a browser that keeps nothing is told nothing, without an error', () => {
  const refuse = () => {
    throw new DOMException('', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  expect(heard(() => emit('saved-jobs', { count: 3 }))).toBe(0);
  expect(latestEvent('saved-jobs')).toBeUndefined();
});
