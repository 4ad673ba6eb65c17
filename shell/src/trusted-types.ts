/** Missing in browsers without trusted types. https://www.w3.org/TR/trusted-types/ */
const { trustedTypes } = globalThis as { trustedTypes?: { createPolicy: (name: string, rules: Rules) => Policy } };

type Rules = Readonly<Partial<Record<keyof Policy, (text: string) => string | null>>>;

interface Policy {
  createHTML: (html: string) => TrustedHTML;
  createScript: (script: string) => string;
  createScriptURL: (url: string) => string;
}

/** What React creates every script element from, before it sets its attributes and its content. */
const EMPTY_SCRIPT = '<script></script>';

// For whatever names no policy: no HTML and no code of theirs, and scripts only from where the page's policy allows.
trustedTypes?.createPolicy('default', {
  createHTML: (html) => (html === EMPTY_SCRIPT ? html : null),
  createScriptURL: (url) => url,
});

const shell = trustedTypes?.createPolicy('shell', { createHTML: (html) => html, createScript: (script) => script });

/** For HTML that the server has written. React compares it by identity. */
export const trustedHtml = (html: string): string | TrustedHTML => shell?.createHTML(html) ?? html;

/** For data: the map of a remote's modules, what search engines read. */
export const trustedScript = (script: string): string => shell?.createScript(script) ?? script;
