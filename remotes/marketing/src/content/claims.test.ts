import { expect, test } from 'vitest';
import { pageHeads } from '../page-heads.test-support.ts';
import { renderPage } from '../testing/render-page.tsx';
import { regions } from './contact.ts';

/** Not of pounds. */
const NETWORK = /(?<!£)30,000\+.{0,60}/g;
const COUNTED = { eight: 8 };

test.each(Object.keys(pageHeads))('the claims of %s mean the same as on the other pages', async (path) => {
  const { text } = await renderPage(path);
  for (const [claim] of text.matchAll(NETWORK)) expect(claim).toMatch(/vetted/i);
  for (const [, count] of text.matchAll(/(\w+) regions/g)) expect(COUNTED).toHaveProperty(count!, regions.length);
});
