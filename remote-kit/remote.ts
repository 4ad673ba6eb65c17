/**
 * What the shell and a remote agree on. Types only: nothing here exists at run time.
 * The prose version, with the reasons, is docs/contracts/remote.md.
 */
import type { ComponentType, ReactNode } from 'react';
import type { ApiClient } from '@site/contract';

/** A page's metadata for browsers, search engines and link previews. */
export interface PageMeta {
  /** The shell adds ' | <agency>' unless the title already names the agency. */
  title?: string;
  description?: string;
  /** Comma-separated. */
  keywords?: string;
  /** Path, from '/'. Default: the page's own path without its query. */
  canonical?: string;
  /** What the shell draws for link previews, at '<canonical path>/share.jpg'. Default: '/og-image.jpg'. */
  shareImage?: ShareImage;
  /** The page is an article. */
  article?: ArticleMeta;
  /** The page's content in other formats, such as feeds. `href` is a path, `type` a media type. */
  alternates?: readonly { href: string; type: string; title: string }[];
  /** 'noindex' keeps the page out of search engines. */
  robots?: 'noindex';
  /** JSON-LD objects, in addition to the organisation that every page has. */
  structuredData?: readonly object[];
}

/** The text of a picture in the brand's colours, 1200 by 630 pixels. */
export interface ShareImage {
  heading: string;
  /** Below the heading, each on a line of its own. */
  details: readonly string[];
}

export interface ArticleMeta {
  /** ISO 8601. */
  published: string;
  section: string;
  tags: readonly string[];
}

export interface LoaderArgs {
  /** The page's request: its URL and an abort signal. */
  request: Request;
  params: Readonly<Record<string, string | undefined>>;
  /** Calls the API in process on the server, over HTTP in the browser. */
  api: ApiClient;
}

export interface MetaArgs<Data = unknown> {
  /** What the loader returned; undefined when it failed. */
  data: Data | undefined;
  params: Readonly<Record<string, string | undefined>>;
  /** The page's public address; its origin is the site's. */
  url: URL;
}

/** What every page finds in its outlet's context: `useOutletContext<PageContext>()`. */
export interface PageContext {
  /** The site's origin, if it is configured. */
  siteUrl: string | undefined;
  /** Shows a part of another remote; missing where there is no site around the page. */
  Fragment?: ComponentType<PlacedFragment> | undefined;
}

/** A part of another remote in a page. */
export interface PlacedFragment {
  /** 'job-board/latest-jobs' */
  name: string;
  input: unknown;
  /** Shown while it cannot be had. */
  fallback?: ReactNode;
}

/** An address of a page, for search engines. */
export interface PageAddress {
  /** From '/'. */
  path: string;
  /** ISO 8601: when what the page says last changed. */
  lastModified?: string;
}

/** What a page has to say that is new, for feed readers. */
export interface Feed {
  title: string;
  description: string;
  /** The newest first. */
  entries: readonly FeedEntry[];
}

export interface FeedEntry {
  title: string;
  /** The path of the entry's own page, from '/'. */
  path: string;
  /** ISO 8601, UTC. */
  published: string;
  html: string;
  categories: readonly string[];
}

/**
 * What the server makes of a page besides its HTML. The request is for the page's public address, with the query of the
 * file's; the API is called as an anonymous visitor. A returned Response is sent as it is: its status, type and text.
 */
export interface PageFiles {
  /** '<path>.rss', '<path>.atom' and '<path>.json'. */
  feed?(args: LoaderArgs): Promise<Feed | Response>;
  /** '<path>/<name>': a name has an extension. */
  documents?: Readonly<Record<string, (args: LoaderArgs) => Promise<Response>>>;
}

/** One page: the exports of its module, `src/pages/<name>/index.ts` or `page.tsx`. */
export interface PageModule {
  Component: ComponentType;
  /**
   * Reads what the page shows, perhaps for a visitor who then does not open it. May return `data(value, { status })`,
   * or throw a `redirect`.
   */
  loader?(args: LoaderArgs): Promise<unknown>;
  /**
   * Answers what a browser posts to the page's address without JavaScript; `formAction` makes one. Answers a `redirect`
   * with status 303, or `data(value, { status })` for `useActionData`.
   */
  action?(args: LoaderArgs): Promise<unknown>;
  meta(args: MetaArgs): PageMeta;
  /**
   * The page's addresses for the sitemap, when its path has parameters or it has several paths: then those of all. A
   * path without any is in the sitemap unless the page is private or 'noindex'.
   */
  addresses?(api: ApiClient): Promise<readonly PageAddress[]>;
  /** Loads what only the server needs: no browser loads it. */
  files?(): Promise<PageFiles>;
  /** Bytes that a form posted to the page may have; default: 64 KB. */
  largestForm?: number;
  /** The page depends on the visitor: its HTML is not cached (`private, no-store`). */
  isPrivate?: boolean;
}

/** `site` has the shared header and footer; `standalone` has neither. */
export type PageLayout = 'site' | 'standalone';

export interface RemoteRoute {
  /** A react-router path from the site's root: '/jobs/:slug'. No other remote may own it. */
  path: string;
  layout: PageLayout;
  /** Imports the page's module: the build reads here which it is, to find the files that browsers need for the page. */
  load: () => Promise<PageModule>;
}

export interface FragmentArgs<Input = unknown> {
  input: Input;
  /** Aborted when nobody waits for it any more. */
  signal: AbortSignal;
  /** Calls the API in process on the server, over HTTP in the browser. */
  api: ApiClient;
}

// `never` accepts every fragment: who calls it has checked the input.
/** A part that pages of other remotes show: the exports of its module, `src/fragments/<name>/index.ts`. */
export interface FragmentModule {
  Component: ComponentType<{ input: never; data: never }>;
  /** Reads what it shows. */
  loader?(args: FragmentArgs<never>): Promise<unknown>;
}

/** One of the `fragments` that `src/fragments/index.ts` exports. Only servers and builds read that list. */
export interface RemoteFragment {
  /** The name of its folder: 'latest-jobs'. */
  name: string;
  /** A schema of valibot: what it must be given. */
  input: FragmentInput;
  /** An input that it works with: who tries a version before its release renders the fragment with it. */
  example: unknown;
  load: () => Promise<FragmentModule>;
}

/** The part of a schema that checks a value. https://standardschema.dev */
export interface FragmentInput {
  readonly '~standard': {
    validate(value: unknown): CheckedInput | Promise<CheckedInput>;
  };
}

type CheckedInput =
  { readonly value: unknown; readonly issues?: undefined } | { readonly issues: readonly InputIssue[] };

interface InputIssue {
  readonly message: string;
  /** Where in the input it is. */
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/** What a remote exposes to the shell: './routes'; its fragments are exposed each by its own name. */
export interface RemoteModule {
  routes: readonly RemoteRoute[];
  /** On the server. */
  fragments?: readonly RemoteFragment[];
  /** Rejects, on the server, when this version cannot work there. It is asked once, before the version is released. */
  health?(): Promise<void>;
}
