import type { TopicList } from '../../content/legal-topics.ts';

/** The lists with only the topics that contain `term`, whatever its case; all of them for an empty term. */
export function findTopics(lists: readonly TopicList[], term: string): TopicList[] {
  const wanted = term.trim().toLowerCase();
  return lists.map((list) => ({
    ...list,
    topics: list.topics.filter((topic) => topic.toLowerCase().includes(wanted)),
  }));
}

export const countTopics = (lists: readonly TopicList[]): number =>
  lists.reduce((count, { topics }) => count + topics.length, 0);
