import { lazy, Suspense } from 'react';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { ArgTypesEnhancer } from 'storybook/internal/types';

// Loaded when a documentation page is opened: stories do without.
const ComponentPage = lazy(() => import('./component-page.tsx'));
const DocsContainer = lazy(async () => ({ default: (await import('@storybook/addon-docs/blocks')).DocsContainer }));

/** Storybook makes "On this page" from the headings there are once its container is shown. */
const Container = (props: DocsContainerProps) => (
  <Suspense>
    <DocsContainer {...props} />
  </Suspense>
);

const showComponentPage: ArgTypesEnhancer = ({ argTypes, parameters, title }) => {
  if (title.startsWith('Components/')) {
    parameters['docs'] = { ...parameters['docs'], page: ComponentPage, container: Container };
  }
  return argTypes;
};

export const argTypesEnhancers = [showComponentPage];
