import type { VisitReport } from './visit-report.ts';

/** What web.dev/vitals calls good. */
const GOOD_LCP_MS = 2_500;
const GOOD_CLS = 0.1;
const GOOD_INP_MS = 200;

/** One slow interaction in so many does not count: INP is the 98th percentile. */
const INTERACTIONS_PER_EXCEPTION = 50;
/** Shifts of the layout are summed while they follow each other this closely, for at most this long. */
const SHIFTS_APART_MS = 1_000;
const SHIFTS_TOGETHER_MS = 5_000;

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/**
 * Measures LCP, CLS and INP of this document, each where the browser can. The returned function ends that, and says
 * whether all are good; undefined without an LCP, as in a tab that was opened in the background.
 */
export function watchVitals(): () => VisitReport['vitals'] {
  if (document.visibilityState === 'hidden') return () => undefined;
  let largestPaint: number | undefined;
  let shift = 0;
  let worstShift = 0;
  let shiftsSince = 0;
  let lastShift = -SHIFTS_APART_MS;
  const slowInteractions = new Set<number>();

  const stops = [
    observe<PerformanceEntry>('largest-contentful-paint', ({ startTime }) => {
      largestPaint = startTime;
    }),
    observe<LayoutShift>('layout-shift', ({ startTime, value, hadRecentInput }) => {
      if (hadRecentInput) return;
      const isApart = startTime - lastShift >= SHIFTS_APART_MS || startTime - shiftsSince >= SHIFTS_TOGETHER_MS;
      if (isApart) shiftsSince = startTime;
      shift = isApart ? value : shift + value;
      lastShift = startTime;
      worstShift = Math.max(worstShift, shift);
    }),
    observe<PerformanceEventTiming>('event', ({ duration, interactionId }) => {
      if (interactionId && duration > GOOD_INP_MS) slowInteractions.add(interactionId);
    }),
  ];

  return () => {
    for (const stop of stops) stop();
    if (largestPaint === undefined) return undefined;
    const exceptions = Math.floor((performance.interactionCount ?? 0) / INTERACTIONS_PER_EXCEPTION);
    const isGood = largestPaint <= GOOD_LCP_MS && worstShift <= GOOD_CLS && slowInteractions.size <= exceptions;
    return isGood ? 'good' : 'poor';
  };
}

/** Also what happened before. Returns a function that takes what is still to come, and ends it. */
function observe<Entry extends PerformanceEntry>(type: string, take: (entry: Entry) => void): () => void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return () => undefined;
  const takeAll = (entries: PerformanceEntryList) => {
    for (const entry of entries) take(entry as Entry);
  };
  const observer = new PerformanceObserver((list) => takeAll(list.getEntries()));
  observer.observe({ type, buffered: true, durationThreshold: GOOD_INP_MS } as PerformanceObserverInit);
  return () => {
    takeAll(observer.takeRecords());
    observer.disconnect();
  };
}
