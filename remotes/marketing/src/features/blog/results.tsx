import { useEffect, useRef } from 'react';
import { EmptyState, Heading, LinkButton, Stack, useAnnounce } from '@site/design-system';
import { blogHref } from '@site/remote-kit/links/marketing.ts';
import { list } from '../../content/blog.ts';
import { ArticleCard } from '../article-card/article-card.tsx';
import { ArticleList } from '../article-card/article-list.tsx';
import { blogSearchHref, findArticles, RESULTS_ID, type BlogSearch } from './blog-search.ts';
import { resultText } from './result-text.ts';
import styles from './results.module.css';

export interface ResultsProps {
  /** What is being searched for, word by word. */
  search: BlogSearch;
  /** The same as far as the address has followed. */
  inAddress: BlogSearch;
}

/** The articles of a search. Without one, the first article is featured. */
export function Results({ search, inAddress }: ResultsProps) {
  const found = findArticles(search);
  const [first, ...others] = found;
  const isSearch = blogSearchHref(search) !== blogHref;
  const heading = useResultsAnnouncement(inAddress);
  return (
    <Stack gap={6} id={RESULTS_ID}>
      {first && !isSearch && <ArticleCard article={first} level={2} badge={list.featured} />}
      <Heading level={2} ref={heading} tabIndex={-1} size={isSearch ? 'md' : 'lg'} className={styles.heading}>
        {isSearch ? resultText(search, found.length) : list.more}
      </Heading>
      {found.length > 0 ? (
        <ArticleList articles={isSearch ? found : others} />
      ) : (
        <EmptyState title={list.nothingTitle} actions={<LinkButton href={blogHref}>{list.showAll}</LinkButton>}>
          {list.nothingHint}
        </EmptyState>
      )}
    </Stack>
  );
}

/** Announces what a new search found. The link to a topic is far below its articles: their heading takes the focus. */
function useResultsAnnouncement(search: BlogSearch) {
  const announce = useAnnounce();
  const heading = useRef<HTMLHeadingElement>(null);
  const href = blogSearchHref(search);
  const shown = useRef({ href, topic: search.topic });
  useEffect(() => {
    const before = shown.current;
    if (before.href === href) return;
    shown.current = { href, topic: search.topic };
    announce(resultText(search, findArticles(search).length));
    if (search.topic && search.topic !== before.topic) heading.current?.focus({ preventScroll: true });
  }, [announce, href, search]);
  return heading;
}
