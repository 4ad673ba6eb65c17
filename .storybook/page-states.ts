import { expect } from 'storybook/test';

/** The states of a page. Each has a story of this name, or a reason in `withoutStates`. */
export const pageStates = ['Ready', 'Loading', 'Empty', 'Failed', 'LongContent', 'OnAPhone'] as const;
export type PageState = (typeof pageStates)[number];

/** Why a page can never be in a state. Every page can be ready and seen on a phone. */
export type WithoutStates = Partial<Record<Exclude<PageState, 'Ready' | 'OnAPhone'>, string>>;

declare module 'storybook/internal/csf' {
  interface Parameters {
    withoutStates?: WithoutStates;
  }
}

/** Nothing sticks out of the element except a link that covers its border. Inline elements have no width to check. */
export async function fitsInside({ scrollWidth, clientWidth }: Element): Promise<void> {
  if (clientWidth > 0) await expect(scrollWidth - clientWidth, 'what sticks out').toBeLessThanOrEqual(2);
}

/** `afterEach` of every page's stories: the page never scrolls sideways, whatever its state or the window. */
export async function fitsTheWindow(): Promise<void> {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth, 'width of the page').toBeLessThanOrEqual(clientWidth);
}
