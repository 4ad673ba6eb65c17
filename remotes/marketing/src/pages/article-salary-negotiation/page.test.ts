import { beforeAll, describe, expect, test } from 'vitest';
import { resetMocks } from '@site/mocks';
import { renderPage } from '../../testing/render-page.tsx';

describe('the article on negotiating pay', () => {
  let text: string;
  beforeAll(async () => {
    resetMocks();
    ({ text } = await renderPage('/blog/salary-negotiation'));
  });

  test.each([
    ['general haulage', 'General haulage £28,000–£35,000'],
    ['ADR', 'ADR £32,000–£42,000'],
    ['specialist work', 'Specialist £35,000–£45,000'],
    ['local delivery', 'Local delivery £26,000–£32,000'],
    ['long-haul European work', 'Long-haul European £35,000–£50,000'],
  ])('gives the pay of %s in 2025', (_what, words) => {
    expect(text).toContain(words);
  });

  test.each([
    ['what a year at an hourly rate comes to', '£16 an hour is £33,280'],
    ['what a night out may be paid free of tax', '£34.90 a night free of tax, or £26.20'],
    ['how holiday builds up on irregular hours', '12.07% of the hours you work'],
    ['who must be enrolled in a pension', 'earn more than £10,000 a year in one job'],
    ['what goes into the pension', 'At least 8% of your earnings between £6,240 and £50,270'],
    ['the least an hour may be paid', '£12.71 an hour since April 2026'],
    ['what it is based on, and when', 'What this is based on All checked in November 2026.'],
  ])('says %s', (_what, words) => {
    expect(text).toContain(words);
  });

  test('compares the site’s own open jobs, with how many there are and when they were counted', () => {
    expect(text).toContain('as of 16 November 2026.');
    expect(text).toMatch(/HGV Driver 13 jobs Median £[\d,]+ middle half £[\d,]+–£[\d,]+ /);
  });
});
