import { articlePage } from '../../features/article/article-page.tsx';
import Text, { tableOfContents } from './article.mdx';

export const { Component, meta } = articlePage('safety-tips', Text, tableOfContents);
