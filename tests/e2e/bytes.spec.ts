import { expect, hydrated, test, withFragments } from './support/site.ts';

/**
 * What a first visit may load, in bytes over the network, and in how many files. A ratchet: lower a figure when the
 * page gets lighter; raise one only with a reason in the commit.
 */
const BUDGETS: Record<string, Record<'script' | 'style' | 'font' | 'files', number>> = {
  '/': { script: 166_950, style: 18_100, font: 33_700, files: 23 },
  '/jobs': { script: 171_100, style: 16_500, font: 33_700, files: 14 },
  '/jobs/transport-clerk-birmingham-482520': { script: 166_100, style: 16_500, font: 33_700, files: 13 },
  '/jobs/class-1-driver-edinburgh-481084': { script: 178_050, style: 16_500, font: 33_700, files: 20 },
  '/staff': { script: 171_900, style: 15_750, font: 33_700, files: 13 },
  '/test-supabase': { script: 179_200, style: 15_750, font: 33_700, files: 13 },
  '/contact': { script: 172_200, style: 17_600, font: 33_700, files: 14 },
};

for (const [path, budget] of Object.entries(BUDGETS)) {
  test(`a first visit to ${path} stays within its page weight budget`, async ({ page }) => {
    await withFragments(page.request, path);
    await page.goto(path);
    await hydrated(page);
    const loaded = await page.evaluate(() => {
      const sums = { script: 0, style: 0, font: 0, files: 0 };
      for (const entry of performance.getEntriesByType('resource') as PerformanceResourceTiming[]) {
        const [, ending = ''] = /\.(js|css|woff2)$/.exec(new URL(entry.name).pathname) ?? [];
        const kind = ({ js: 'script', css: 'style', woff2: 'font' } as const)[ending];
        if (!kind) continue;
        sums[kind] += entry.encodedBodySize;
        sums.files += 1;
      }
      return sums;
    });
    console.log(path, loaded);
    for (const kind of ['script', 'style', 'font', 'files'] as const) {
      expect(loaded[kind], kind).toBeGreaterThan(0);
      expect(loaded[kind], kind).toBeLessThanOrEqual(budget[kind]);
    }
  });
}
