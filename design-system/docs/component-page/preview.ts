import { lazy } from 'react';
import type { ArgTypesEnhancer } from 'storybook/internal/types';

// Loaded when a documentation page is opened: stories do without.
const ComponentPage = lazy(() => import('./component-page.tsx'));

const documentComponents: ArgTypesEnhancer = ({ argTypes, parameters, title }) => {
  if (title.startsWith('Components/')) parameters['docs'] = { ...parameters['docs'], page: ComponentPage };
  return argTypes;
};

export const argTypesEnhancers = [documentComponents];
