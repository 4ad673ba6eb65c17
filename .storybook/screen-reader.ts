import { afterEach } from 'vitest';
import { cdp } from 'vitest/browser';
import { saidTwice, spoken } from '../design-system/docs/component-page/spoken.ts';

/**
 * What a screen reader says in the main example of a component, from the browser's own accessibility tree. Its
 * documentation shows the file. The test fails when they differ; `npx vitest --project storybook -u` writes it anew.
 */
afterEach(async ({ task, expect }) => {
  const { storyId } = task.meta as { storyId?: string };
  if (!storyId?.startsWith('components-') || task !== task.file.tasks[0]) return;
  const { frameTree } = await cdp().send('Page.getFrameTree');
  const story = frameTree.childFrames?.find(({ frame }) => frame.url === location.href)?.frame ?? frameTree.frame;
  const { nodes } = await cdp().send('Accessibility.getFullAXTree', { frameId: story.id });
  const lines = spoken(nodes as Parameters<typeof spoken>[0]);
  expect(saidTwice(lines), 'names that are said twice').toEqual([]);
  await expect(lines.map((line) => `${line}\n`).join('')).toMatchFileSnapshot('./screen-reader.txt');
});
