/** What a page's head must say besides what is expected of all: `server/pages/page-metadata.test.ts` checks it. */
interface ExpectedHead {
  /** The path of the page above it, which its breadcrumbs or its back link name. */
  below?: string;
  /** The date that an article shows. */
  article?: string;
  /** Whether it answers frequently asked questions. */
  faq?: true;
  /** Whether it can be followed in a feed reader. */
  feeds?: true;
  /** Kept out of search engines, which then need no description of the usual length. */
  hidden?: true;
}

/** An address of each page of a remote; one stands for those that differ only in their parameters. */
export type PageHeads = Readonly<Record<string, ExpectedHead>>;
