import { Icon, Link } from '@site/design-system';
import { list } from '../../content/blog.ts';
import { blogSearchHref, RESULTS_ID, type BlogSearch } from './blog-search.ts';

/** The way out of a topic, which has no chip. */
export function TopicFilter({ search }: { search: BlogSearch }) {
  if (!search.topic) return null;
  return (
    <Link href={`${blogSearchHref({ ...search, topic: undefined })}#${RESULTS_ID}`} variant="standalone">
      <Icon name="close" size="sm" />
      {list.leaveTopic}
    </Link>
  );
}
