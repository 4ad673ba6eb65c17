export type Scheme = 'light' | 'dark';

/** Where the device keeps what the visitor has chosen, as JSON. */
export const SCHEME_KEY = 'colour-scheme';

/**
 * Shows the document in that scheme; in the system's for anything else. It also runs inline, before the first paint, so
 * it uses nothing outside itself.
 */
export function showScheme(chosen: unknown): void {
  const { documentElement } = document;
  const isChosen = chosen === 'light' || chosen === 'dark';
  if (isChosen) documentElement.dataset['scheme'] = chosen;
  else delete documentElement.dataset['scheme'];
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const { scheme } = meta.dataset;
    meta.media = !isChosen ? `(prefers-color-scheme: ${scheme})` : scheme === chosen ? 'all' : 'not all';
  }
}
