import { expect, hydrated, test } from './support/site.ts';

/**
 * What a first visit may load, in bytes over the network. A ratchet: lower a figure when the page gets lighter; raise
 * one only with a reason in the commit.
 */
const BUDGETS: Record<string, Record<'script' | 'style' | 'font', number>> = {
  '/': { script: 175_600, style: 14_300, font: 70_000 },
  '/jobs': { script: 192_700, style: 14_300, font: 70_000 },
  '/jobs/transport-clerk-birmingham-482520': { script: 188_000, style: 14_400, font: 70_000 },
  // The look of a reference is a sheet that all forms of a remote share.
  '/staff': { script: 190_500, style: 13_700, font: 70_000 },
  '/test-supabase': { script: 202_400, style: 14_400, font: 70_000 },
  '/contact': { script: 192_900, style: 15_100, font: 70_000 },
};

for (const [path, budget] of Object.entries(BUDGETS)) {
  test(`a first visit to ${path} stays within its page weight budget`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    const loaded = await page.evaluate(() => {
      const bytes = { script: 0, style: 0, font: 0 };
      for (const entry of performance.getEntriesByType('resource') as PerformanceResourceTiming[]) {
        const [, ending = ''] = /\.(js|css|woff2)$/.exec(new URL(entry.name).pathname) ?? [];
        const kind = ({ js: 'script', css: 'style', woff2: 'font' } as const)[ending];
        if (kind) bytes[kind] += entry.encodedBodySize;
      }
      return bytes;
    });
    console.log(path, loaded);
    for (const kind of ['script', 'style', 'font'] as const) {
      expect(loaded[kind], kind).toBeGreaterThan(0);
      expect(loaded[kind], kind).toBeLessThanOrEqual(budget[kind]);
    }
  });
}
