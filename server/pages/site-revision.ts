import type { Api } from '@site/api';
import type { Pages } from './pages.ts';

/** Returns a function that names what pages are made from: data and builds. Undefined where nothing may be cached. */
export const createSiteRevision =
  (api: Pick<Api, 'dataRevision'>, pages: Pick<Pages, 'revision'>) => async (): Promise<string | undefined> => {
    const [data, builds] = await Promise.all([api.dataRevision(), pages.revision()]);
    return data === undefined ? undefined : `${data} ${builds}`;
  };
