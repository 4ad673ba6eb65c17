import type { ComponentManifest } from '@storybook/mcp';

/**
 * A page of the site: which states it has. It is no component, so Storybook finds neither props of it nor code that
 * shows it.
 */
export const describePage = ({ id, path, stories = [] }: ComponentManifest, title: string): ComponentManifest => ({
  id,
  name: title.split('/').slice(1).join('/'),
  path,
  summary: `A page of the site: its ${stories.length} states are its stories.`,
  jsDocTags: {},
  stories: stories.map(({ id: story, name, description }) => ({
    id: story,
    name,
    ...(description === undefined ? {} : { description }),
  })),
});
