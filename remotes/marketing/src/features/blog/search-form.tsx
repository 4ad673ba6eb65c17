import { SearchField } from '@site/design-system';
import { blogHref } from '@site/remote-kit/links/marketing.ts';
import { opening } from '../../content/blog.ts';
import { PARAMETERS, RESULTS_ID, searchEntries, type BlogSearch } from './blog-search.ts';
import styles from './search-form.module.css';

export interface SearchFormProps {
  search: BlogSearch;
  text: string;
  onType: (words: string) => void;
  onSubmit: () => void;
}

/** The search box. The list follows while somebody types; without JavaScript the form is sent to the page. */
export function SearchForm({ search, text, onType, onSubmit }: SearchFormProps) {
  return (
    <search data-tone="paper" className={styles.plate}>
      <form
        method="get"
        action={`${blogHref}#${RESULTS_ID}`}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {searchEntries({ ...search, words: undefined }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <SearchField
          label={opening.searchLabel}
          name={PARAMETERS.words}
          value={text}
          onChange={(event) => onType(event.target.value)}
        />
      </form>
    </search>
  );
}
