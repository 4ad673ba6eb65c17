import type { RemoteFragment } from '@site/remote-kit';
import { ArticlesInput } from './articles/input.ts';

export const fragments: RemoteFragment[] = [
  { name: 'articles', input: ArticlesInput, load: () => import('./articles/index.ts') },
];
