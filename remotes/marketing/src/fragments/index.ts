import type { RemoteFragment } from '@site/remote-kit';
import { ArticlesInput } from './articles/input.ts';

export const fragments: RemoteFragment[] = [
  {
    name: 'articles',
    input: ArticlesInput,
    example: { role: 'hgv-driver', count: 1 },
    load: () => import('./articles/index.ts'),
  },
];
