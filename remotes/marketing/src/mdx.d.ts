declare module '*.mdx' {
  import type { ComponentType } from 'react';

  interface TocEntry {
    depth: number;
    value: string;
    /** The heading's id. */
    id: string;
    children?: TocEntry[];
  }

  /** The article's headings, as `build/mdx.ts` collects them. */
  export const tableOfContents: TocEntry[];
  const Article: ComponentType<{ components?: Record<string, ComponentType<never>> }>;
  export default Article;
}
