export { articleFeed as feed } from '../../features/article/feed.ts';
