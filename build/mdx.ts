import extractToc from '@stefanprobst/rehype-extract-toc';
import exportToc from '@stefanprobst/rehype-extract-toc/mdx';
import { compile } from '@mdx-js/mdx';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import { visit } from 'unist-util-visit';
import type { Plugin } from 'vite';
import { typeset } from '@site/remote-kit/typeset.ts';

type Tree = Parameters<typeof visit>[0];

/** Keeps together in articles what `typeset` keeps together in other texts. */
const typesetText = () => (tree: Tree) =>
  visit(tree, 'text', (node: { value?: string }) => {
    node.value = typeset(node.value ?? '');
  });

/**
 * How articles are compiled: GitHub's tables, headings that can be linked to, and the export `tableOfContents`.
 * Everything happens at build time; browsers get components.
 */
export const mdxOptions = {
  remarkPlugins: [remarkGfm, typesetText],
  rehypePlugins: [rehypeSlug, extractToc, exportToc],
};

/** The plugin that compiles `.mdx`; it must come before React's. */
export const compileMdx = (): Plugin => ({
  name: 'mdx',
  enforce: 'pre',
  async transform(value, path) {
    if (!path.endsWith('.mdx')) return null;
    return { code: String(await compile({ value, path }, mdxOptions)), map: null };
  },
});
