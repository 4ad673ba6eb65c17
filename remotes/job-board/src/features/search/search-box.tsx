import { DEFAULT_RADIUS, MAX_PLACE_LENGTH, MAX_SEARCH_LENGTH, type JobQuery, type SearchedPlace } from '@site/contract';
import { Button, Combobox, FilterBar, Select } from '@site/design-system';
import { useState } from 'react';
import type { SuggestedPlace } from './find-suggestions.ts';
import { refine } from './job-search.ts';
import { radiusOptions } from './options.ts';
import styles from './search-box.module.css';
import { SearchForm } from './search-form.tsx';
import { suggestPlaces, suggestWords } from './suggest.ts';
import { useMirror } from './use-mirror.ts';

export interface SearchBoxProps {
  query: JobQuery;
  /** What the place in `query` was understood as. */
  place?: SearchedPlace | undefined;
}

/** What to look for and where: words, a place and a distance around it. */
export function SearchBox({ query, place }: SearchBoxProps) {
  const [text, setText] = useMirror<string>(query.search ?? '');
  return (
    <search data-only="screen" data-tone="paper" className={styles.plate}>
      <SearchForm
        keep={refine(query, { search: undefined, exact: undefined, near: undefined, within: undefined })}
        appliesAtOnce
      >
        <FilterBar>
          <Combobox
            label="Job title, skill or company"
            name="search"
            enterKeyHint="search"
            maxLength={MAX_SEARCH_LENGTH}
            value={text}
            onChange={(event) => setText(event.target.value)}
            suggest={suggestWords}
            clearLabel="Clear job title"
          />
          <Where query={query} place={place} />
          <Button type="submit" start="search">
            Search
          </Button>
        </FilterBar>
      </SearchForm>
    </search>
  );
}

/** The place and, unless it is an area with borders of its own, how far around it to look. */
function Where({ query, place }: SearchBoxProps) {
  const [near, setNear] = useMirror<string>(query.near ?? '');
  const [within, setWithin] = useMirror<string>(String(query.within ?? DEFAULT_RADIUS));
  const [chosen, setChosen] = useState<SuggestedPlace>();
  const kind = near === chosen?.value ? chosen.kind : near === query.near ? place?.kind : undefined;
  const hasDistance = near.trim() !== '' && (kind !== 'area' || query.within !== undefined);
  return (
    <>
      <Combobox
        label="Town, county or postcode"
        name="near"
        enterKeyHint="search"
        maxLength={MAX_PLACE_LENGTH}
        value={near}
        onChange={(event) => setNear(event.target.value)}
        suggest={suggestPlaces}
        onChoose={setChosen}
        clearLabel="Clear place"
      />
      {/* Without scripts nothing would bring it back. */}
      <div data-only={hasDistance ? undefined : 'no-scripts'}>
        <Select
          label="Within"
          name="within"
          options={radiusOptions}
          value={within}
          onChange={(event) => setWithin(event.target.value)}
        />
      </div>
    </>
  );
}
