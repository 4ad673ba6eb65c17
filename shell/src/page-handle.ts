import type { LoaderArgs, MetaArgs, PageMeta, PageModule } from '@site/remote-kit';

export interface PreservedHtml {
  html: string;
  title: string;
  /** The router's key of the document's first page. */
  locationKey: string;
  /** Of the failure, for the visitor to quote. */
  number?: string | undefined;
}

/** What the shell keeps on a page's route, besides what react-router itself reads. */
export interface PageHandle {
  /** Fetches the page's code once; undefined for the page that is not found. A failed fetch may be retried. */
  load(): Promise<PageModule | undefined>;
  /** Fetches what a visit to the page will run. */
  prefetch?(): Promise<unknown>;
  /** Reads what the page at `url` will show, if it is the same for everybody. */
  readAhead?(url: string, params: LoaderArgs['params']): Promise<void>;
  /** Empty until the code has loaded. */
  meta(args: MetaArgs): PageMeta;
  /** The server's HTML, if the page's code did not load in time to hydrate it. */
  preserved?: PreservedHtml;
}
