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
}

/** The sections of a search or a category, side by side. */
export function Results({ proposal, view, sections, onChange }: ResultsProps) {
  const { copy } = proposal;
  return (
    <Section aria-label={resultsHeading(view, copy)}>
      <Stack gap={5}>
        <Cluster justify="between">
          <Stack gap={1}>
            <Heading level={2}>{resultsHeading(view, copy)}</Heading>
            <Text as="output" tone="muted">
              {countLine(sections.length, view, copy)}
            </Text>
          </Stack>
          <Button variant="secondary" size="sm" icon="close" onClick={() => onChange(EVERYTHING)}>
            Show the whole proposal
          </Button>
        </Cluster>
        {sections.length === 0 ? (
          <NothingFound proposal={proposal} view={view} onChange={onChange} />
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

function NothingFound({ proposal, view, onChange }: Omit<ResultsProps, 'sections'>) {
  const { title, hint } = nothingFound(view, proposal.copy);
  return (
    <EmptyState
      title={title}
      headingLevel={3}
      actions={suggestions(proposal).map((term) => (
        <Chip key={term} pressed={false} onClick={() => onChange({ ...EVERYTHING, term })}>
          {term}
        </Chip>
      ))}
    >
      {hint}
    </EmptyState>
  );
}
