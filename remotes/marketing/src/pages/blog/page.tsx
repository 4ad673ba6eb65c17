import { SEARCH_PARTLY_UNREAD } from '@site/contract';
import { Banner, Breadcrumb, CallToAction, Cluster, Hero, LinkButton, Section, Stack } from '@site/design-system';
import { FeedList } from '@site/remote-kit';
import { candidatesHref, clientsHref } from '@site/remote-kit/links/marketing.ts';
import { list, nextStep, opening } from '../../content/blog.ts';
import { CategoryChips } from '../../features/blog/category-chips.tsx';
import { PopUpBook } from '../../features/blog/pop-up-book.tsx';
import { PopularTopics } from '../../features/blog/popular-topics.tsx';
import { Results } from '../../features/blog/results.tsx';
import { SearchForm } from '../../features/blog/search-form.tsx';
import { TopicFilter } from '../../features/blog/topic-filter.tsx';
import { useBlogSearch } from '../../features/blog/use-blog-search.ts';
import { Newsletter } from '../../features/newsletter/newsletter.tsx';
import { blogFeeds, blogTrail } from './meta.ts';

export function BlogPage() {
  const { search, inAddress, unread, text, typeWords, open } = useBlogSearch();
  return (
    <>
      <Hero title={opening.title} lead={opening.lead} picture={<PopUpBook />}>
        <SearchForm search={search} text={text} onType={typeWords} onSubmit={() => open(search)} />
      </Hero>
      <Section aria-label={opening.title}>
        <Stack gap={6}>
          <Cluster justify="between">
            <Cluster gap={4}>
              <CategoryChips search={search} onChoose={(category) => open({ ...search, category })} />
              <TopicFilter search={search} />
            </Cluster>
            <Breadcrumb items={blogTrail} />
          </Cluster>
          {unread && (
            <Banner status="warning" title={SEARCH_PARTLY_UNREAD}>
              {unread}
            </Banner>
          )}
          <Results search={search} inAddress={inAddress} />
          <FeedList label={list.feeds} lead={list.follow} feeds={blogFeeds} />
        </Stack>
      </Section>
      <PopularTopics />
      <Newsletter />
      <CallToAction
        title={nextStep.title}
        actions={
          <>
            <LinkButton href={candidatesHref} size="lg" end="arrow-right">
              {nextStep.candidates}
            </LinkButton>
            <LinkButton href={clientsHref} size="lg" variant="secondary">
              {nextStep.clients}
            </LinkButton>
          </>
        }
      >
        {nextStep.text}
      </CallToAction>
    </>
  );
}
