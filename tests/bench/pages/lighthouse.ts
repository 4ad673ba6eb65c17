import lighthouse from 'lighthouse';
import type { Page } from 'puppeteer-core';

/** In milliseconds, except the score from 0 to 1 and the layout shift. */
export interface Audit {
  score: number;
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  shift: number;
}

/** Lighthouse's performance of a first visit on a phone, on a slow network that it simulates. */
export async function audit(page: Page, url: string): Promise<Audit> {
  const result = await lighthouse(
    url,
    { onlyCategories: ['performance'], logLevel: 'error' },
    undefined,
    page as never,
  );
  if (!result) throw new Error(`Lighthouse has no result for ${url}`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const valueOf = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN;
  return {
    score: lhr.categories['performance']?.score ?? Number.NaN,
    firstPaint: valueOf('first-contentful-paint'),
    largestPaint: valueOf('largest-contentful-paint'),
    blocking: valueOf('total-blocking-time'),
    shift: valueOf('cumulative-layout-shift'),
  };
}
