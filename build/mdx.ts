import extractToc from '@stefanprobst/rehype-extract-toc';
import exportToc from '@stefanprobst/rehype-extract-toc/mdx';
import { compile } from '@mdx-js/mdx';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import { visit } from 'unist-util-visit';
import type { Plugin } from 'vite';
import { typeset } from '@site/remote-kit/typeset.ts';
import { linkedPages, pageAt, type ArticleMeta } from './page-links.ts';

type Tree = Parameters<typeof visit>[0];

/** Keeps together in articles what `typeset` keeps together in other texts. */
const typesetText = () => (tree: Tree) =>
  visit(tree, 'text', (node: { value?: string }) => {
    node.value = typeset(node.value ?? '');
  });

interface Element {
  properties?: { align?: unknown; dataAlign?: unknown };
}

/** How a table's column is aligned is for the style sheet: a page's policy allows no style attribute. */
const alignCells = () => (tree: Tree) =>
  visit(tree, 'element', ({ properties }: Element) => {
    if (!properties?.align) return;
    properties.dataAlign = properties.align;
    delete properties.align;
  });

/**
 * How articles are compiled: GitHub's tables, headings that can be linked to, and the export `tableOfContents`.
 * Everything happens at build time; browsers get components.
 */
export const mdxOptions = {
  remarkPlugins: [remarkGfm, typesetText],
  tableCellAlignToStyle: false,
  rehypePlugins: [alignCells, rehypeSlug, extractToc, exportToc],
};

/** Collects where the links of an article lead. */
const collectHrefs = (hrefs: string[]) => () => (tree: Tree) =>
  visit(tree, 'element', ({ properties }: { properties?: { href?: unknown } }) => {
    if (typeof properties?.href === 'string') hrefs.push(properties.href);
  });

interface Article {
  code: string;
  /** Where its links lead. */
  hrefs: readonly string[];
}

async function compileArticle(value: string, path: string): Promise<Article> {
  const hrefs: string[] = [];
  const rehypePlugins = [...mdxOptions.rehypePlugins, collectHrefs(hrefs)];
  return { code: String(await compile({ value, path }, { ...mdxOptions, rehypePlugins })), hrefs };
}

/** By their texts: a remote's bundles, one for the server and two for browsers, have the same articles. */
const compiled = new Map<string, Promise<Article>>();

/** Compiles `.mdx`; a link to a page that does not exist is an error. It must come before React's plugin. */
export const compileMdx = (): Plugin => ({
  name: 'mdx',
  enforce: 'pre',
  async transform(value, path) {
    if (!path.endsWith('.mdx')) return null;
    const article = compiled.get(value) ?? compileArticle(value, path);
    compiled.set(value, article);
    const { code, hrefs } = await article;
    const pages = await linkedPages();
    const pageLinks = hrefs
      .filter((href) => /^\/(?!\/)/.test(href))
      .map((href) => pageAt(pages, href) ?? this.error(`${path} links to ${href}, and the site has no such page`));
    return { code, map: null, meta: { pageLinks } satisfies ArticleMeta };
  },
});
