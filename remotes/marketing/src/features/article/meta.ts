import { brand } from '@site/design-system';
import { breadcrumbList, type MetaArgs, type PageMeta } from '@site/remote-kit';
import { articleHref, type ArticleFacts } from '../../content/articles.ts';
import { chiefExecutive } from '../../content/team.ts';
import { articleTrail } from './article-trail.ts';

/** What browsers, search engines and link previews get to know of an article. */
export const articleMeta =
  (article: ArticleFacts) =>
  ({ url }: Pick<MetaArgs, 'url'>): PageMeta => {
    const { title, excerpt, date, category, readTime, tags } = article;
    return {
      title,
      description: excerpt,
      keywords: tags.join(', '),
      canonical: articleHref(article),
      shareImage: { heading: title, details: [`${category}, ${readTime} min read`] },
      article: { published: date, section: category, tags },
      structuredData: [articleStructuredData(article, url.origin), breadcrumbList(articleTrail(article), url.origin)],
    };
  };

/** The article for search engines (schema.org Article), on the site with this origin. */
function articleStructuredData(article: ArticleFacts, siteUrl: string): object {
  const address = new URL(articleHref(article), siteUrl).href;
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: article.title,
    description: article.excerpt,
    datePublished: article.date,
    dateModified: article.date,
    author: { '@type': 'Person', name: chiefExecutive.name, jobTitle: chiefExecutive.position },
    publisher: { '@type': 'Organization', name: brand.legalName, url: siteUrl },
    image: `${address}/share.jpg`,
    mainEntityOfPage: address,
    articleSection: article.category,
    keywords: article.tags.join(', '),
  };
}
