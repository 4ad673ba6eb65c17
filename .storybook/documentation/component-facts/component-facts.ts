/** What can be told of a component from the repository's sources. */
export interface ComponentFacts {
  /** The tokens in its styles, sorted by name. */
  tokens: readonly UsedToken[];
  /** The components that it is made of, whose styles are not its own: 'IconButton'. */
  madeOf: readonly string[];
  css: CssSize;
  /** The pages whose own code uses it, sorted by title. */
  pages: readonly PageUse[];
}

export interface UsedToken {
  /** '--color-border'. */
  name: string;
  /** What it gives a value, sorted: 'border-color'. */
  properties: readonly string[];
}

/** Bytes of its styles, minified as in the site's style sheet: as they are, and compressed with Brotli on their own. */
export interface CssSize {
  minified: number;
  brotli: number;
}

export interface PageUse {
  /** Its place in the sidebar, without 'Pages': 'Job board/Job list'. */
  title: string;
  /** Id of its documentation page. */
  id: string;
}

/** By folder: 'text-field'. */
export type FactsByFolder = Readonly<Record<string, ComponentFacts>>;
