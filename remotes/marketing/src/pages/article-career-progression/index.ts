import { articlePage } from '../../features/article/article-page.tsx';
import * as text from './article.mdx';

export const { Component, meta } = articlePage('career-progression', text);
