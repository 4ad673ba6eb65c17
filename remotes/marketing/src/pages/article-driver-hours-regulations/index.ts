import { articlePage } from '../../features/article/article-page.tsx';
import Text, { tableOfContents } from './article.mdx';

export { loader } from '../../features/hours-calculator/loader.ts';
export const { Component, meta } = articlePage('driver-hours-regulations', Text, tableOfContents);
