import { expect } from 'storybook/test';

/** What a visitor can meet on a page. Each is a story of this name, or stands with a reason in `withoutStates`. */
export const pageStates = ['Ready', 'Loading', 'Empty', 'Failed', 'LongContent', 'OnAPhone'] as const;
export type PageState = (typeof pageStates)[number];

/** Why a page can never be in a state. Every page can be ready and be seen on a phone. */
export type WithoutStates = Partial<Record<Exclude<PageState, 'Ready' | 'OnAPhone'>, string>>;

declare module 'storybook/internal/csf' {
  interface Parameters {
    withoutStates?: WithoutStates;
  }
}

/** Nothing sticks out of the element but a link that covers its border. An inline element has no width of its own. */
export async function fitsInside({ scrollWidth, clientWidth }: Element): Promise<void> {
  if (clientWidth > 0) await expect(scrollWidth - clientWidth, 'what sticks out').toBeLessThanOrEqual(2);
}

/** `afterEach` of every page's stories: whatever the state and the window, the page never scrolls sideways. */
export async function fitsTheWindow(): Promise<void> {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth, 'width of the page').toBeLessThanOrEqual(clientWidth);
}
