import { breadcrumbList, feedLinks, HOME, type MetaArgs, type PageMeta, type Trail } from '@site/remote-kit';
import { KNOWLEDGE_HUB } from '../../content/articles.ts';

export const blogTrail: Trail = [HOME, { label: KNOWLEDGE_HUB.label }];

/** All articles, for feed readers. */
export const blogFeeds = feedLinks(KNOWLEDGE_HUB.href, KNOWLEDGE_HUB.label);

/** A search has the address of the whole list: it shows nothing that the list does not. */
export const meta = ({ url }: MetaArgs): PageMeta => ({
  title: KNOWLEDGE_HUB.label,
  description:
    'Articles for HGV drivers and fleet operators: drivers’ hours, pay, safety, careers, electric trucks and work in Scotland. In plain words, with sources.',
  keywords: 'HGV driver advice, drivers hours, driver pay, transport careers, logistics news',
  canonical: KNOWLEDGE_HUB.href,
  alternates: blogFeeds,
  structuredData: [breadcrumbList(blogTrail, url.origin)],
});
