import type { PlacedFragment } from '@site/remote-kit';

/** A fragment that a page shows. */
export interface FragmentDemand extends Pick<PlacedFragment, 'name' | 'input'> {
  /** Where it is in the page: the same on the server and in the browser that hydrates the page. */
  id: string;
}

/**
 * A page's HTML with its fragments in their places.
 *
 * @param fragments their HTML, by their ids; the others' fallbacks stay
 */
export function withFragments(
  html: string,
  demands: readonly FragmentDemand[],
  fragments: ReadonlyMap<string, string>,
): string {
  return demands.reduce((page, { id }) => {
    const [before = '', fallback = '', after = ''] = page.split(`<wbr data-edge="${id}"/>`);
    return before + (fragments.get(id) ?? fallback) + after;
  }, html);
}
