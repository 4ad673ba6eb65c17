import { afterEach, expect } from 'vitest';
import { overflows } from './overflow.ts';
import { lengthen } from './toolbar/longer-text.ts';

/** A component has room for words that are 40% longer, in whatever state its story leaves it. */
afterEach(async ({ task }) => {
  const { storyId } = task.meta as { storyId?: string };
  if (!storyId?.startsWith('components-')) return;
  lengthen(document.body);
  // Letters with accents may be the first to need the whole of a face.
  await document.fonts.ready;
  for (const animation of document.getAnimations())
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
  expect(overflows(document.body), 'text that is 40% longer').toEqual([]);
});
