import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { watchVitals } from './vitals.ts';

interface Entry {
  startTime?: number;
  value?: number;
  hadRecentInput?: boolean;
  duration?: number;
  interactionId?: number;
}

/** What a browser with all three measurements has seen, by type of entry. */
let seen: Record<string, Entry[]>;

class FakeObserver {
  static supportedEntryTypes = ['largest-contentful-paint', 'layout-shift', 'event'];
  #type = '';
  observe({ type }: { type: string }) {
    this.#type = type;
  }
  takeRecords() {
    return seen[this.#type] ?? [];
  }
  disconnect() {
    this.#type = '';
  }
}

beforeEach(() => {
  seen = { 'largest-contentful-paint': [{ startTime: 1_200 }] };
  vi.stubGlobal('document', { visibilityState: 'visible' });
  vi.stubGlobal('PerformanceObserver', FakeObserver);
  vi.stubGlobal('performance', { interactionCount: 1 });
});
afterEach(() => vi.unstubAllGlobals());

const verdict = () => watchVitals()();
const shift = (startTime: number, value: number, hadRecentInput = false): Entry => ({
  startTime,
  value,
  hadRecentInput,
});
const interaction = (interactionId: number, duration: number): Entry => ({ interactionId, duration });

describe('a visit is good', () => {
  test.each<[string, Record<string, Entry[]>]>([
    ['that shows its content in time', {}],
    ['in which little moves', { 'layout-shift': [shift(500, 0.05), shift(900, 0.05)] }],
    ['in which as much moves at different times', { 'layout-shift': [shift(500, 0.08), shift(1_500, 0.08)] }],
    ['in which things move because the visitor did something', { 'layout-shift': [shift(500, 0.5, true)] }],
    ['that answers the visitor at once', { event: [interaction(7, 200)] }],
    ['with a slow event that is no interaction', { event: [interaction(0, 900)] }],
  ])('%s', (_case, entries) => {
    seen = { ...seen, ...entries };
    expect(verdict()).toBe('good');
  });

  test('with one slow answer in fifty', () => {
    vi.stubGlobal('performance', { interactionCount: 50 });
    seen['event'] = [interaction(7, 400), interaction(7, 300)];
    expect(verdict()).toBe('good');
  });
});

describe('a visit is poor', () => {
  test.each<[string, Record<string, Entry[]>]>([
    ['whose largest content comes late', { 'largest-contentful-paint': [{ startTime: 900 }, { startTime: 2_501 }] }],
    ['in which much moves at once', { 'layout-shift': [shift(500, 0.06), shift(1_400, 0.06)] }],
    ['in which things keep moving', { 'layout-shift': [0, 900, 1_800, 2_700].map((time) => shift(500 + time, 0.03)) }],
    ['that answers the visitor slowly', { event: [interaction(7, 208)] }],
  ])('%s', (_case, entries) => {
    seen = { ...seen, ...entries };
    expect(verdict()).toBe('poor');
  });
});

describe('nothing is known of a visit', () => {
  test('that began in the background', () => {
    vi.stubGlobal('document', { visibilityState: 'hidden' });
    expect(verdict()).toBeUndefined();
  });

  test('in a browser that does not measure', () => {
    vi.stubGlobal('PerformanceObserver', Object.assign(class {}, { supportedEntryTypes: [] }));
    expect(verdict()).toBeUndefined();
  });
});
