/** An article as it is compiled from its `article.mdx`. */
export type ArticleText = typeof import('*.mdx');
