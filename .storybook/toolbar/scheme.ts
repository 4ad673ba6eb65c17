import { SCHEME_KEY, showScheme, type Scheme } from '../../shell/src/colour-scheme/show-scheme.ts';

const DARK = '(prefers-color-scheme: dark)';

export const systemScheme = (): Scheme => (matchMedia(DARK).matches ? 'dark' : 'light');

/** The scheme that a value of the toolbar shows. */
export const schemeOf = (chosen: unknown): Scheme =>
  chosen === 'light' || chosen === 'dark' ? chosen : systemScheme();

/** Shows the document in the toolbar's scheme, whatever was chosen in a story's footer. */
export function setScheme(chosen: unknown): void {
  localStorage.removeItem(SCHEME_KEY);
  showScheme(chosen);
}

/** Calls back when the system changes its scheme, until the answer is called. */
export function onSystemScheme(changed: () => void): () => void {
  const query = matchMedia(DARK);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
