import { expect, test } from 'vitest';
import { pageHeads } from '../page-heads.test-support.ts';
import { renderPage } from '../testing/render-page.tsx';
import { minimumPay } from './minimum-pay.ts';

const WORDS = minimumPay.replaceAll('\u00a0', ' ');
const HOURLY = 12.71;
const FULL_TIME_YEAR = Math.round(HOURLY * 40 * 52);
/** '£24,000–£28,000', in pounds a year. */
const RANGE = /£(\d{2},\d{3})–£\d{2,3},\d{3}/g;

test('the words have the figures', () => {
  expect(WORDS).toContain(`£${HOURLY} an hour: £${FULL_TIME_YEAR.toLocaleString('en-GB')}`);
});

test.each(Object.keys(pageHeads))(
  'where a range on %s begins below the legal minimum, the page says why',
  async (path) => {
    const { text } = await renderPage(path);
    const lowest = Math.min(...[...text.matchAll(RANGE)].map(([, from]) => Number(from!.replace(',', ''))));
    if (lowest < FULL_TIME_YEAR) expect(text).toContain(WORDS);
  },
);
