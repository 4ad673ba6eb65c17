import type { Preview } from '@storybook/react-vite';
import { modesOf } from './modes.ts';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];

/**
 * Gives each story the modes that suit it. Parameters cannot depend on a story's title or width by themselves; an
 * enhancer is the one hook that sees every story with all its annotations.
 */
export const chooseModes: Enhancer = (story) => {
  const { argTypes, parameters, title } = story;
  // Passed by Storybook, though its type does not say so.
  const { storyGlobals } = story as typeof story & { storyGlobals: { viewport?: { value: string } } };
  parameters.chromatic = { modes: modesOf(title, storyGlobals.viewport?.value), ...parameters.chromatic };
  return argTypes;
};
