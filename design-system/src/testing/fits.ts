import { expect } from 'storybook/test';

/** Expects that nothing overflows in `element`, or in any element inside it. */
export async function fits(element: Element) {
  for (const part of [element, ...element.querySelectorAll('*')]) {
    if (part instanceof HTMLElement && getComputedStyle(part).overflowX === 'visible') {
      await expect(part.scrollWidth, `<${part.localName} class="${part.className}">`).toBeLessThanOrEqual(
        Math.max(part.clientWidth, part.offsetWidth),
      );
    }
  }
}
