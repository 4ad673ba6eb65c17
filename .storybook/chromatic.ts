import { modesOf } from './modes.ts';
import { widthOf, type Enhancer } from './story-width.ts';

/** Gives each story the modes that suit it: parameters cannot depend on a story's title or width by themselves. */
export const chooseModes: Enhancer = (story) => {
  const { argTypes, parameters, title } = story;
  parameters.chromatic = { modes: modesOf(title, widthOf(story)), ...parameters.chromatic };
  return argTypes;
};
