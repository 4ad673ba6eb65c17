import { isPictured, modesOf } from './modes.ts';
import { widthOf, type Enhancer } from './story-width.ts';

/** Sets each story's modes, since static parameters cannot depend on a story's title, tags or width. */
export const chooseModes: Enhancer = (story) => {
  const { argTypes, parameters, tags, title } = story;
  parameters.chromatic = {
    modes: modesOf(title, widthOf(story)),
    disableSnapshot: !isPictured(title, tags),
    ...parameters.chromatic,
  };
  return argTypes;
};
