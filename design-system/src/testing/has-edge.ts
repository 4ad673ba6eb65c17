import Color from 'colorjs.io';
import { expect } from 'storybook/test';

/** The contrast that WCAG 1.4.11 asks of what identifies a control. */
const NEEDED = 3;

/** Checks that a control's border is seen on what is painted around it. */
export async function hasEdge(control: Element) {
  const edge = new Color(getComputedStyle(control).borderBlockStartColor);
  await expect(edge.contrastWCAG21(groundOf(control.parentElement))).toBeGreaterThanOrEqual(NEEDED);
}

/** The nearest opaque background. */
function groundOf(element: Element | null): Color {
  if (!element) return new Color('white');
  const ground = new Color(getComputedStyle(element).backgroundColor);
  return Number(ground.alpha) === 1 ? ground : groundOf(element.parentElement);
}
