import { SCHEME_KEY, showScheme } from '../../../shell/src/colour-scheme/show-scheme.ts';

/** An inline script that shows the page in the colours that the visitor has chosen, from its first paint. */
export const BEFORE_PAINT = `try {
(${showScheme})(JSON.parse(localStorage.getItem('${SCHEME_KEY}')));
} catch {}`;
