import { lazy, Suspense } from 'react';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';

// Loaded when a documentation page is opened: stories do without.
const Loaded = lazy(async () => ({ default: (await import('./docs-page.tsx')).DocsPage }));

/** Waits for the whole page: Storybook makes "On this page" from the headings that are there at first. */
export const DocsContainer = (props: DocsContainerProps) => (
  <Suspense>
    <Loaded {...props} />
  </Suspense>
);
