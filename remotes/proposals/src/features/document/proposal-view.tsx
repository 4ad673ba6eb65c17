import { useDeferredValue, useRef } from 'react';
import { Banner, Section } from '@site/design-system';
import type { Proposal } from '@site/contract';
import type { Session } from '@site/remote-kit';
import { Term } from '../search/marked.tsx';
import { matches } from '../search/matches.ts';
import { Results } from '../search/results.tsx';
import { Toolbar } from '../search/toolbar.tsx';
import { useKeptInView } from '../search/use-kept-in-view.ts';
import { useView } from '../search/use-view.ts';
import { EVERYTHING } from '../search/view.ts';
import { unreadCategory } from '../search/words.ts';
import { categoryOf } from '../sections/categories.ts';
import { Contents } from './contents.tsx';
import { Closing } from './closing.tsx';
import { GroupedView } from './grouped-view.tsx';
import { HeroFigures } from './hero-figures.tsx';
import { RecordReading, useReadingRecord } from './reading.ts';
import { OverviewCard } from './overview-card.tsx';
import { ProposalHeader } from './proposal-header.tsx';
import styles from './proposal-view.module.css';

interface ProposalViewProps {
  proposal: Proposal;
  session: Session;
  /** It took the place of the gate. */
  isNew: boolean;
}

/** The whole proposal; on the screen, what is searched for in place of its sections. */
export function ProposalView({ proposal, session, isNew }: ProposalViewProps) {
  const [view, setView] = useView();
  const term = useDeferredValue(view.term.trim());
  const title = useRef<HTMLHeadingElement>(null);
  const results = useKeptInView(view);
  const found = proposal.sections.filter(
    (section) => matches(section, term) && (view.category === 'all' || categoryOf(section) === view.category),
  );
  const isWhole = view.term.trim() === '' && view.category === 'all';

  // The button that asks for it goes with the results.
  const showAll = () => {
    setView(EVERYTHING);
    title.current?.focus();
  };

  const goToResults = () => results.current?.querySelector('h2')?.focus();

  return (
    <RecordReading value={useReadingRecord(proposal.copy)}>
      <Toolbar copy={proposal.copy} view={view} found={found.length} onChange={setView} onSubmit={goToResults} />
      <ProposalHeader proposal={proposal} session={session} title={title} compact={!isWhole} takesFocus={isNew} />
      {view.unread !== undefined && (
        <Section aria-label="Not understood">
          <Banner status="warning" live="polite">
            {unreadCategory(view.unread, proposal.copy)}
          </Banner>
        </Section>
      )}
      {!isWhole && (
        <div ref={results} data-only="screen" className={styles.results}>
          <Term value={term}>
            <Results
              proposal={proposal}
              view={{ ...view, term }}
              sections={found}
              onChange={setView}
              onShowAll={showAll}
            />
          </Term>
        </div>
      )}
      <div className={styles.whole} data-hidden={!isWhole || undefined}>
        <Contents proposal={proposal} />
        <HeroFigures figures={proposal.figures} />
        <OverviewCard overview={proposal.overview} />
        <GroupedView proposal={proposal} />
      </div>
      <Closing closing={proposal.closing} notice={proposal.notice} />
    </RecordReading>
  );
}
