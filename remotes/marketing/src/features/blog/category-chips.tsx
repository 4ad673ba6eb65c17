import { Chip, Cluster } from '@site/design-system';
import { blogHref } from '@site/remote-kit/links/marketing.ts';
import { list } from '../../content/blog.ts';
import { CATEGORIES } from '../../content/articles.ts';
import { PARAMETERS, RESULTS_ID, searchEntries, type BlogSearch } from './blog-search.ts';

export interface CategoryChipsProps {
  search: BlogSearch;
  onChoose: (category: BlogSearch['category']) => void;
}

/** One category or all. Without JavaScript each chip sends the form. */
export function CategoryChips({ search, onChoose }: CategoryChipsProps) {
  return (
    <form method="get" action={`${blogHref}#${RESULTS_ID}`}>
      {searchEntries({ ...search, category: undefined }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Cluster as="fieldset" role="radiogroup" gap={2} aria-label={list.categories}>
        {[undefined, ...CATEGORIES].map((category) => (
          <Chip
            key={category ?? list.all}
            type="submit"
            name={PARAMETERS.category}
            value={category ?? ''}
            checked={search.category === category}
            onClick={(event) => {
              event.preventDefault();
              onChoose(category);
            }}
          >
            {category ?? list.all}
          </Chip>
        ))}
      </Cluster>
    </form>
  );
}
