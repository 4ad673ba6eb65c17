import type { RemoteRoute } from '../remotes/remote.ts';
export interface PageStoryOptions {
    /** All routes of the remote, so that links between its pages work. */
    routes: readonly RemoteRoute[];
    /** Path and query of the page to show: '/jobs?page=2'. */
    url: string;
}
/** A story's `render`: the page as the site loads it, its calls answered by the mocked network. */
export declare function pageStory(options: PageStoryOptions): () => import("react").JSX.Element;
