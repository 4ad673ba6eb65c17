import type { FragmentArgs } from '@site/remote-kit';
import type { ArticlesInput } from './input.ts';

export { Articles as Component } from './articles.tsx';

/** Only those need it who come from another page. */
export const loader = async (args: FragmentArgs<ArticlesInput>) => (await import('./loader.ts')).loadArticles(args);
