import { prettyDOM } from 'storybook/test';

/**
 * Testing Library's error of a query that finds nothing, except that the page is printed only when somebody reads the
 * message: a query that waits fails many times before it succeeds, and printing takes longer than looking.
 */
export function elementError(message: string | null, container: Element): Error {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  const get = () => [message, prettyDOM(container)].filter(Boolean).join('\n\n');
  return Object.defineProperty(error, 'message', { configurable: true, get });
}
