import type * as Finder from '@testing-library/dom';
import type { Point } from './engines/window.ts';

/** Functions that run in the page: each is sent there as its source, so it may use only its arguments. */

declare const TestingLibraryDom: typeof Finder;

/** All of a name, or a pattern. */
export type Name = string | RegExp;

/**
 * An element as assistive technology presents it: a form's field by its label, a summary, which has no role in Testing
 * Library, by its text, anything else by its role and name.
 */
export type Target = { role: string; name: Name } | { label: Name } | { summary: Name };

/** Of several such elements, the first. @throws when there is none */
export function find(target: Target): HTMLElement {
  const { queryAllByLabelText, queryAllByRole, queryAllByText } = TestingLibraryDom;
  const all = () => {
    if ('label' in target) return queryAllByLabelText(document.body, target.label);
    if ('summary' in target) return queryAllByText(document.body, target.summary, { selector: 'summary, summary *' });
    return queryAllByRole(document.body, target.role, { name: target.name });
  };
  const found = all();
  const element = found.find((each) => !TestingLibraryDom.isInaccessible(each));
  if (!element) throw new Error(found.length === 0 ? 'It is missing' : 'It is hidden');
  return element;
}

/** The middle of an element, scrolled into view. @throws when it moves, or when a click there would not reach it */
export async function centreOf(element: HTMLElement): Promise<Point> {
  const nextFrame = () => new Promise(requestAnimationFrame);
  const centre = () => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  await nextFrame();
  const { x, y } = centre();
  await nextFrame();
  const now = centre();
  if (now.x !== x || now.y !== y) throw new Error('It is moving');
  const hit = document.elementFromPoint(x, y);
  if (!hit || !(element.contains(hit) || hit.closest('label')?.contains(element))) {
    throw new Error(`It is covered by ${hit?.outerHTML.slice(0, 200)}`);
  }
  return now;
}

export const focus = (element: HTMLElement): void => element.focus();

export const textOf = (element: HTMLElement): string => element.textContent;

/** React's own record of what it renders into an element. */
interface ReactContainer {
  stateNode: { current: { memoizedState: { isDehydrated?: boolean } } };
}

/** Whether React has hydrated the server's HTML: clicks are answered. */
export function isHydrated(): boolean {
  const root = document.getElementById('root');
  const container = root && Object.entries(root).find(([key]) => key.startsWith('__reactContainer'))?.[1];
  return (container as ReactContainer | undefined)?.stateNode.current.memoizedState.isDehydrated === false;
}

/** By how many pixels the page is wider than its window. */
export function overflow(): number {
  return document.documentElement.scrollWidth - document.documentElement.clientWidth;
}
