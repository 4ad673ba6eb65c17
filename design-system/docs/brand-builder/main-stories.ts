/** The story that shows a component first on its page. */
export interface MainStory {
  id: string;
  /** 'TextField' */
  component: string;
}

interface StoryIndex {
  entries: Readonly<Record<string, { id: string; type: string; title: string; tags?: readonly string[] }>>;
}

/** Of every component, in the sidebar's order. @throws if Storybook's index cannot be read */
export async function findMainStories(): Promise<readonly MainStory[]> {
  const response = await fetch('./index.json');
  if (!response.ok) throw new Error(`The index answered ${response.status}`);
  return mainStories((await response.json()) as StoryIndex);
}

export function mainStories({ entries }: StoryIndex): readonly MainStory[] {
  const shown = Object.values(entries).filter(
    ({ type, title, tags }) => type === 'story' && title.startsWith('Components/') && tags?.includes('autodocs'),
  );
  const first = Map.groupBy(shown, ({ title }) => title);
  return [...first].flatMap(([title, [story]]) =>
    story ? [{ id: story.id, component: title.split('/').at(-1) ?? title }] : [],
  );
}
