import { useEffect, useRef } from 'react';
import { useLoaderData } from 'react-router-dom';
import { Breadcrumb, Cluster, Container, Heading, Hero, Stack, Text, useAnnounce } from '@site/design-system';
import { HOME, type Trail } from '@site/remote-kit';
import { ListEnd } from '../../features/feeds/list-end.tsx';
import { SidePanels } from '../../features/panels/side-panels.tsx';
import { rememberResults } from '../../features/results-trail/remember-results.ts';
import { SavedJobsLink } from '../../features/saved/saved-jobs-link.tsx';
import { ActiveFilterList } from '../../features/search/active-filter-list.tsx';
import { CorrectionNotice } from '../../features/search/correction-notice.tsx';
import { FilterForm } from '../../features/search/filter-form.tsx';
import { refine, searchHref } from '../../features/search/job-search.ts';
import { MobileFilters } from '../../features/search/mobile-filters.tsx';
import { PlaceInWordsNote, PlaceNote, UnknownPlaceNotice } from '../../features/search/place-notice.tsx';
import { QuickFilters } from '../../features/search/quick-filters.tsx';
import { ResultOrder } from '../../features/search/result-order.tsx';
import { announcement, countText, pageText, resultText } from '../../features/search/result-text.ts';
import { Results } from '../../features/search/results.tsx';
import { FILTERS_ID, RESULTS_ID } from '../../features/search/results-id.ts';
import { SearchBox } from '../../features/search/search-box.tsx';
import { Signpost } from '../../features/search/signpost.tsx';
import { UnreadNotice } from '../../features/search/unread-notice.tsx';
import { usePendingSearch } from '../../features/search/use-search-navigation.ts';
import type { JobListData } from './loader.ts';
import styles from './page.module.css';

export function JobListPage() {
  const data = useLoaderData<JobListData>();
  return <JobList data={data} title="Find your next job, on the road or behind it" trail={[HOME, { label: 'Jobs' }]} />;
}

export interface JobListProps {
  data: JobListData;
  title: string;
  /** Below the title. */
  lead?: string;
  trail: Trail;
}

/** A search's jobs with everything that changes the search. */
export function JobList({ data, title, lead, trail }: JobListProps) {
  const { outcome } = data;
  const pending = usePendingSearch();
  const query = pending ?? data.query;
  const heading = useResultsAnnouncement(data);
  const pages = pageText(outcome);
  const { facets, place, corrected, understood, postcode } = outcome.ok ? outcome : {};
  const isUnknown = place?.kind === 'unknown';

  useEffect(() => rememberResults(data), [data]);

  return (
    <>
      <Hero compact title={title} lead={lead} picture={<Signpost />}>
        <Stack className={styles.search}>
          <SearchBox query={query} place={place} />
          <QuickFilters query={query} className={styles.quickFilters} />
        </Stack>
      </Hero>
      <Container className={styles.layout}>
        <Cluster justify="between" className={styles.breadcrumb}>
          <Breadcrumb items={trail} />
          <SavedJobsLink />
        </Cluster>
        <aside className={styles.filters} id={FILTERS_ID} aria-label="Filter jobs">
          <FilterForm query={query} facets={facets} />
        </aside>
        <Stack className={styles.results} id={RESULTS_ID}>
          {place && isUnknown && <UnknownPlaceNotice query={data.query} place={place} />}
          {data.unread && <UnreadNotice unread={data.unread} />}
          {corrected && <CorrectionNotice query={data.query} corrected={corrected} />}
          <Cluster gap={4} justify="between" className={styles.toolbar}>
            <div>
              <Heading level={2} size="md" ref={heading} tabIndex={-1} className={styles.heading}>
                {resultText(data.query, outcome)}
              </Heading>
              {place && !isUnknown && <PlaceNote query={data.query} place={place} />}
              <PlaceInWordsNote query={data.query} understood={understood} postcode={postcode} />
              {pages && <Text muted>{pages}</Text>}
            </div>
            <MobileFilters query={query} facets={facets} resultText={countText(outcome)} />
            <ResultOrder query={query} />
          </Cluster>
          <ActiveFilterList query={query} />
          <Results query={data.query} outcome={outcome} pending={pending !== undefined} />
          <ListEnd query={data.query} />
        </Stack>
        <aside className={styles.panels} aria-label="More help">
          <SidePanels query={pending || !corrected ? query : refine(query, { search: corrected.to })} />
        </aside>
      </Container>
    </>
  );
}

/** Announces what a new search found. After a page change, the focus moves to the heading of the results. */
function useResultsAnnouncement(data: JobListData) {
  const announce = useAnnounce();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(data);
  useEffect(() => {
    const before = shown.current;
    if (before === data) return;
    shown.current = data;
    // A failure is an alert, which is announced anyway.
    if (data.outcome.ok) announce(announcement(data.query, data.outcome));
    const isTurnOfPage = searchHref({ ...before.query, page: 1 }) === searchHref({ ...data.query, page: 1 });
    if (isTurnOfPage && before.query.page !== data.query.page) heading.current?.focus({ preventScroll: true });
  }, [data, announce]);
  return heading;
}
