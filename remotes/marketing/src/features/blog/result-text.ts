import type { BlogSearch } from './blog-search.ts';

const counted = (count: number) => `${count === 0 ? 'No' : count} ${count === 1 ? 'article' : 'articles'}`;

/** '2 articles in Career advice on Pay matching “class 1”'. */
export const resultText = ({ words, category, topic }: BlogSearch, count: number): string =>
  [
    counted(count),
    ...(category ? [`in ${category}`] : []),
    ...(topic ? [`on ${topic}`] : []),
    ...(words ? [`matching “${words}”`] : []),
  ].join(' ');
