import type { DescribedRoute, ForeignContainer } from '@site/remote-kit/descriptor.ts';
import type { RemoteModule } from '@site/remote-kit';

/**
 * What the server knows of the pages of a remote that only browsers render: the renderer shows the shell's own stand-in
 * in their place. Search engines are told of none.
 */
export const standInModule = (
  routes: readonly Pick<DescribedRoute, 'path' | 'layout'>[],
  { title, description }: ForeignContainer,
): RemoteModule => ({
  routes: routes.map(({ path, layout }) => ({
    path,
    layout,
    load: async () => ({
      Component: () => null,
      meta: () => ({ title, ...(description && { description }) }),
      addresses: async () => [],
    }),
  })),
});
