import type { Preview } from '@storybook/react-vite';
import { widths } from './modes.ts';

/** Receives every story with all its annotations, and may change the story's parameters. */
export type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];

export type WidthName = keyof typeof widths;

/** The width that a story is limited to: 'phone' for "On a phone". */
export function widthOf(story: Parameters<Enhancer>[0]): WidthName | undefined {
  // Storybook passes it, though the type omits it.
  const { storyGlobals } = story as typeof story & { storyGlobals: { viewport?: { value: string } } };
  const name = storyGlobals.viewport?.value;
  return name !== undefined && Object.hasOwn(widths, name) ? (name as WidthName) : undefined;
}
