import type { Correction, JobQuery } from '@site/contract';
import { Banner, LinkButton } from '@site/design-system';
import { refine, searchHref } from './job-search.ts';
import { correctionText } from './result-text.ts';

export interface CorrectionNoticeProps {
  query: JobQuery;
  corrected: Correction;
}

/** Says that the jobs are those of a corrected search, and offers the search as it was typed. */
export function CorrectionNotice({ query, corrected }: CorrectionNoticeProps) {
  return (
    <Banner
      actions={
        <LinkButton href={searchHref(refine(query, { exact: '1' }))} variant="secondary" size="sm">
          Search for “{corrected.from}” exactly
        </LinkButton>
      }
    >
      {correctionText(corrected)}
    </Banner>
  );
}
