import { createContext } from 'react';
import type { PagePreview } from '../page-state.ts';

/** What is previewed on the page; undefined for everybody who sees what is live. */
export const PreviewContext = createContext<PagePreview | undefined>(undefined);
