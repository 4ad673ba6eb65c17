import { isScenarioName, scenarios } from '@site/mocks';
import type { SetupWorker } from 'msw/browser';

export const AS_THE_STORY_SAYS = 'story';

/** Makes the chosen scenario override the story's own. */
export function playScenario(name: unknown, { msw }: { msw: SetupWorker }) {
  if (typeof name === 'string' && isScenarioName(name)) msw.use(...scenarios[name]);
}
