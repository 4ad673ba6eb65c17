import { beforeAll, expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';

let html: string;
let text: string;
beforeAll(async () => ({ html, text } = await renderPage('/terms')));

test('the month of the last change is shown', () => expect(text).toContain('Last updated: January 2025'));

test('every link within the page leads to a section', () => {
  const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(targets.length).toBeGreaterThan(5);
  for (const id of targets) expect(html).toContain(`<h2 id="${id}"`);
});

test('who runs the site and whose law applies are named', () => {
  expect(text).toContain('This website is run by Haulwell Recruitment Limited');
  expect(text).toContain('the law of England and Wales');
});

test('candidates are never charged for being found work', () => {
  expect(text).toContain('We never charge candidates for finding them work.');
});

test('questions have an address, and the privacy policy is linked', () => {
  expect(html).toContain('href="mailto:legal@haulwell.example"');
  expect(html).toContain('href="/privacy"');
});
