import { expect } from 'storybook/test';

/** Nothing in `element`, itself included, is wider than the room it has. */
export async function fits(element: Element) {
  for (const part of [element, ...element.querySelectorAll('*')]) {
    if (part instanceof HTMLElement && getComputedStyle(part).overflowX === 'visible') {
      await expect(part.scrollWidth, `<${part.localName} class="${part.className}">`).toBeLessThanOrEqual(
        Math.max(part.clientWidth, part.offsetWidth),
      );
    }
  }
}
