import { lazy } from 'react';
import type { ArgTypesEnhancer } from 'storybook/internal/types';

const PageDocs = lazy(() => import('./page-docs.tsx'));

/** A page takes no args: it has no controls, and documentation of its own. */
export const documentPages: ArgTypesEnhancer = ({ argTypes, parameters, title }) => {
  if (title.startsWith('Pages/')) {
    parameters['controls'] = { ...parameters['controls'], disable: true };
    parameters['docs'] = { ...parameters['docs'], page: PageDocs };
  }
  return argTypes;
};
