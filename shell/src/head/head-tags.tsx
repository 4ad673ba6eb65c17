import { brand } from '@site/design-system';
import type { ArticleMeta } from '@site/remote-kit';
import type { ResolvedMeta } from './page-meta.ts';

/** A page's head tags. The server writes them into the document's head; in the browser React moves them there. */
export function HeadTags({ meta }: { meta: ResolvedMeta }) {
  return (
    <>
      <title>{meta.title}</title>
      <meta name="description" content={meta.description} />
      <meta name="keywords" content={meta.keywords} />
      {meta.robots && <meta name="robots" content={meta.robots} />}
      <link rel="canonical" href={meta.canonical} />
      {meta.alternates.map(({ href, type, title }) => (
        <link key={href} rel="alternate" type={type} title={title} href={href} />
      ))}
      <meta property="og:type" content={meta.article ? 'article' : 'website'} />
      {meta.article && <ArticleTags article={meta.article} />}
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:locale" content="en_GB" />
      <meta property="og:title" content={meta.title} />
      <meta property="og:description" content={meta.description} />
      <meta property="og:url" content={meta.canonical} />
      <meta property="og:image" content={meta.ogImage} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={meta.ogImageAlt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={meta.title} />
      <meta name="twitter:description" content={meta.description} />
      <meta name="twitter:image" content={meta.ogImage} />
    </>
  );
}

/** The Open Graph protocol's facts of an article: ogp.me/#type_article. */
function ArticleTags({ article }: { article: ArticleMeta }) {
  return (
    <>
      <meta property="article:published_time" content={article.published} />
      <meta property="article:section" content={article.section} />
      {article.tags.map((tag) => (
        <meta key={tag} property="article:tag" content={tag} />
      ))}
    </>
  );
}
