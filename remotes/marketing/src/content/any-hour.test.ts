import { brand } from '@site/design-system';
import { expect, test } from 'vitest';
import { pageHeads } from '../page-heads.test-support.ts';
import { renderPage } from '../testing/render-page.tsx';

const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

test.each(Object.keys(pageHeads))(
  'where %s promises help at any hour, it has the number and its hours',
  async (path) => {
    const { text } = await renderPage(path);
    const promises = text.match(/24\/7|\bany hour|round the clock|day (?:or|and) night/gi) ?? [];
    if (promises.length === 0) return;
    expect(text).toContain(spaced(brand.openingHours));
    expect(text).toContain(`at any other hour on ${spaced(brand.phoneAlt.display)}`);
  },
);
