import { useRef } from 'react';
import { Button, Chip, Cluster, EmptyState, Grid, Heading, Section, Stack, Text } from '@site/design-system';
import type { Proposal } from '@site/contract';
import { themeLabel, themeOf } from '../sections/categories.ts';
import { SectionCard } from '../sections/section-card.tsx';
import type { Section as ProposalSection } from '../sections/section.ts';
import { EVERYTHING, type View } from './view.ts';
import { countLine, nothingFound, resultsHeading, suggestions } from './words.ts';

interface ResultsProps {
  proposal: Proposal;
  view: View;
  sections: readonly ProposalSection[];
  onChange: (view: View) => void;
  /** Leaves the results. */
  onShowAll: () => void;
}

/** The sections of a search or a category, side by side. */
export function Results({ proposal, view, sections, onChange, onShowAll }: ResultsProps) {
  const { copy } = proposal;
  const heading = useRef<HTMLHeadingElement>(null);

  // The suggestions go when one is chosen.
  const suggest = (term: string) => {
    onChange({ ...EVERYTHING, term });
    heading.current?.focus();
  };

  return (
    <Section aria-label={resultsHeading(view, copy)}>
      <Stack gap={5}>
        <Cluster justify="between">
          <Stack gap={1}>
            <Heading level={2} ref={heading} tabIndex={-1}>
              {resultsHeading(view, copy)}
            </Heading>
            <Text muted>{countLine(sections.length, view, copy)}</Text>
          </Stack>
          <Button variant="secondary" size="sm" start="close" onClick={onShowAll}>
            Show the whole proposal
          </Button>
        </Cluster>
        {sections.length === 0 ? (
          <NothingFound proposal={proposal} view={view} onSuggestion={suggest} />
        ) : (
          <Grid min="lg" gap={5}>
            {sections.map((section) => (
              <SectionCard key={section.id} section={section} theme={themeLabel(themeOf(section), copy)} />
            ))}
          </Grid>
        )}
      </Stack>
    </Section>
  );
}

interface NothingFoundProps extends Pick<ResultsProps, 'proposal' | 'view'> {
  onSuggestion: (term: string) => void;
}

function NothingFound({ proposal, view, onSuggestion }: NothingFoundProps) {
  const { title, hint } = nothingFound(view, proposal.copy);
  return (
    <EmptyState
      title={title}
      level={3}
      actions={suggestions(proposal).map((term) => (
        <Chip key={term} pressed={false} onClick={() => onSuggestion(term)}>
          {term}
        </Chip>
      ))}
    >
      {hint}
    </EmptyState>
  );
}
