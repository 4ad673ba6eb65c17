import { createApiClient } from '@site/contract';
import { readPageState } from './page-state.ts';

/** A file of its own, as it has the schemas of every reply: the server ran the first page's loader. */
export const api = createApiClient({ dataLayer: readPageState().dataLayer });
