import { isPreset, isState, statesFor } from '@site/mocks';
import type { SetupWorker } from 'msw/browser';

export const AS_THE_STORY_SAYS = 'story';

/** Makes the chosen state of the API override the story's own. */
export function playScenario(name: unknown, { msw }: { msw: SetupWorker }) {
  if (typeof name === 'string' && (isPreset(name) || isState(name))) msw.use(...statesFor(name));
}
