const KEY = ['ready', 'empty', 'failed', 'on-a-phone'];
const FEWEST = 3;

/** The stories that tell most about a page: its key states and, if it has fewer than three, its first others. */
export function keyStates<Story extends { id: string }>(stories: readonly Story[]): Story[] {
  const key = KEY.flatMap((state) => stories.find(({ id }) => id.endsWith(`--${state}`)) ?? []);
  const others = stories.filter((story) => !key.includes(story));
  return [...key, ...others.slice(0, Math.max(0, FEWEST - key.length))];
}
