import { articlePage } from '../../features/article/article-page.tsx';
import Text, { tableOfContents } from './article.mdx';

export { loader } from '../../features/market-pay/loader.ts';
export const { Component, meta } = articlePage('salary-negotiation', Text, tableOfContents);
