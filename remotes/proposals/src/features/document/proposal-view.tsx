import { useDeferredValue } from 'react';
import type { Proposal } from '@site/contract';
import type { Session } from '@site/remote-kit';
import { Term } from '../search/marked.tsx';
import { matches } from '../search/matches.ts';
import { Results } from '../search/results.tsx';
import { Toolbar } from '../search/toolbar.tsx';
import { useView } from '../search/use-view.ts';
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
}

/** The whole proposal; on the screen, what is searched for in place of its sections. */
export function ProposalView({ proposal, session }: ProposalViewProps) {
  const [view, setView] = useView();
  const term = useDeferredValue(view.term.trim());
  const found = proposal.sections.filter(
    (section) => matches(section, term) && (view.category === 'all' || categoryOf(section) === view.category),
  );
  const isWhole = view.term.trim() === '' && view.category === 'all';

  return (
    <RecordReading value={useReadingRecord(proposal.copy)}>
      <Toolbar copy={proposal.copy} view={view} found={found.length} onChange={setView} />
      <ProposalHeader proposal={proposal} session={session} compact={!isWhole} />
      {!isWhole && (
        <div className={styles.results}>
          <Term value={term}>
            <Results proposal={proposal} view={{ ...view, term }} sections={found} onChange={setView} />
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
