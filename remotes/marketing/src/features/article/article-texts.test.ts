import { describe, expect, test } from 'vitest';
import type { PageModule } from '@site/remote-kit';
import { articles } from '../../content/articles.ts';
import { renderRoute } from '../../testing/render-page.tsx';
import type { ArticleText } from './article-text.ts';

const texts = import.meta.glob<ArticleText>('../../pages/article-*/article.mdx');
const pages = import.meta.glob<PageModule>('../../pages/article-*/index.ts');

/** Words a minute that people read: fast, and slow where they look at tables. */
const FASTEST = 260;
const SLOWEST = 200;
const SOURCES = 'What this is based on';

interface Article {
  readTime: number;
  html: string;
}

/** The words of everything that is read: tables are, forms are not. */
const wordCount = (html: string): number =>
  html
    .replaceAll(/<(svg|style|script|form)[ >].*?<\/\1>/gs, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\d]/u.test(word)).length;

/** What is wrong with an article's text. */
function complaints({ readTime, html }: Article): string[] {
  const words = wordCount(html);
  const [least, most] = [readTime * SLOWEST, readTime * FASTEST];
  const lastSection = html.split(/<h2[^>]*>/).at(-1) ?? '';
  return [
    ...(words < least ? [`${words} words are too few for ${readTime} minutes: at least ${least}`] : []),
    ...(words > most ? [`${words} words are too many for ${readTime} minutes: at most ${most}`] : []),
    ...(lastSection.startsWith(SOURCES) ? [] : [`its last section is not '${SOURCES}'`]),
    ...(/href="https:\/\//.test(lastSection) ? [] : ['it links to no source']),
    ...(/November 2026/.test(lastSection) ? [] : ['it does not say when its sources were checked']),
  ];
}

/** An article's text without the frame around it, with what its page loads. */
async function renderText(load: () => Promise<ArticleText>, loadPage: () => Promise<PageModule>): Promise<string> {
  const [{ default: Component }, page] = await Promise.all([load(), loadPage()]);
  const { html } = await renderRoute([{ path: '/', layout: 'site', load: async () => ({ ...page, Component }) }], '/');
  return html;
}

const written = await Promise.all(
  articles.flatMap(({ slug, readTime }) => {
    const folder = `../../pages/article-${slug}`;
    const [load, loadPage] = [texts[`${folder}/article.mdx`], pages[`${folder}/index.ts`]];
    return load && loadPage ? [renderText(load, loadPage).then((html) => ({ slug, readTime, html }))] : [];
  }),
);

test.each(written)('$slug fits its reading time and names its sources', (article) => {
  expect(complaints(article)).toEqual([]);
});

describe('an article is refused', () => {
  const sources = `<h2 id="s">${SOURCES}</h2><a href="https://www.gov.uk">Rules</a>, checked in November 2026`;
  const text = (words: number) => `<h2>Rest</h2><table><td>${'word '.repeat(words)}</td></table>`;

  test.each<[string, string, string[]]>([
    ['never, if it is complete', text(210) + sources, []],
    ['with too few words', text(100) + sources, ['111 words are too few for 1 minutes: at least 200']],
    ['with too many words', text(300) + sources, ['311 words are too many for 1 minutes: at most 260']],
    [
      'with more after its sources',
      sources + text(210),
      expect.arrayContaining([`its last section is not '${SOURCES}'`]),
    ],
    ['without a link in its sources', text(210) + sources.replace('https', 'ftp'), ['it links to no source']],
    [
      'without the month of checking',
      text(210) + sources.replace('November', 'August'),
      ['it does not say when its sources were checked'],
    ],
  ])('%s', (_case, html, found) => {
    expect(complaints({ readTime: 1, html })).toEqual(found);
  });
});
