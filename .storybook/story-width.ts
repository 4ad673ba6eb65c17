import type { Preview } from '@storybook/react-vite';
import { widths } from './modes.ts';

/** A hook that sees every story with all its annotations. What it sets in the parameters is the story's. */
export type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];

export type WidthName = keyof typeof widths;

/** The one width that a story is of: 'phone' for "On a phone". */
export function widthOf(story: Parameters<Enhancer>[0]): WidthName | undefined {
  // Passed by Storybook, though its type does not say so.
  const { storyGlobals } = story as typeof story & { storyGlobals: { viewport?: { value: string } } };
  const name = storyGlobals.viewport?.value;
  return name !== undefined && Object.hasOwn(widths, name) ? (name as WidthName) : undefined;
}
