import { HOME, type Trail } from '@site/remote-kit';
import { KNOWLEDGE_HUB, type ArticleFacts } from '../../content/articles.ts';

export const articleTrail = ({ title }: ArticleFacts): Trail => [HOME, KNOWLEDGE_HUB, { label: title }];
