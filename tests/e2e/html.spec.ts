import { expect, test } from '@playwright/test';
import { readHtml } from './support/html.ts';

const PAGE =
  '<main><img src="/a.jpg" alt="A lorry"><p role="alert" class="notice" id="_R_1_">Wait 15 minutes.</p></main>';

test('a page says what is in its elements, but not what its scripts and the panel hold', () => {
  const html = `<head><title>Jobs</title></head><body><script>{"says":"Secret"}</script><template>Later</template>
    ${PAGE.replace('15', '<!-- -->15')}<mock-panel><a href="/mocks">getJobs:500</a></mock-panel></body>`;
  expect(readHtml(html).words.trim()).toBe('Wait 15 minutes.');
});

const elementsAfter = (from: string, to: string) => readHtml(PAGE.replace(from, to)).elements;

test('pages that differ in words, addresses and ids alone are made of the same elements', () => {
  for (const [from, to] of [
    ['Wait 15 minutes.', 'The site could not be reached.'],
    ['/a.jpg', '/b.jpg'],
    ['A lorry', 'A van'],
    ['_R_1_', '_R_2_'],
  ] as const)
    expect(elementsAfter(from, to), to).toBe(readHtml(PAGE).elements);
});

test('pages are made of others when one has another element, class or role, or nothing where the other has words', () => {
  for (const [from, to] of [
    ['</main>', '<p></p></main>'],
    ['notice', 'warning'],
    [' role="alert"', ''],
    ['Wait 15 minutes.', ''],
    ['A lorry', ''],
  ] as const)
    expect(elementsAfter(from, to), from).not.toBe(readHtml(PAGE).elements);
});
