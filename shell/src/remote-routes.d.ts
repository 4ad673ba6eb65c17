import type { RouteObject } from 'react-router-dom';
import type { ApiClient } from '@site/contract';
import type { MetaArgs, PageMeta, RemoteRoute } from '../../remotes/remote.ts';
/** What the shell keeps of a page on its route, beside what react-router itself reads. */
export interface PageHandle {
    /** Fetches the page's code, once. A failed fetch may be tried again. */
    load(): Promise<unknown>;
    /** Nothing until the code has arrived. */
    meta(args: MetaArgs): PageMeta;
    /** What the server rendered, where the page's code did not arrive in time to hydrate it. */
    preserved?: {
        html: string;
        title: string;
    };
}
/**
 * A remote's page as a route. `getApi` receives the server's request context; it is undefined in the browser.
 *
 * The loader fetches the code as well as the data: unlike with `lazy`, code that cannot be fetched is an ordinary
 * failure of this route, shown inside its layout and tried again on the next visit.
 */
export declare function toRouteObject(route: Pick<RemoteRoute, 'path' | 'load'>, getApi: (context: unknown) => ApiClient): RouteObject;
