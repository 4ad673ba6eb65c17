import { Grid, Heading, Section, Stack, Text } from '@site/design-system';
import type { Proposal } from '@site/contract';
import type { Session } from '@site/remote-kit';
import { HeroFigures } from './hero-figures.tsx';
import { ProposalHeader } from './proposal-header.tsx';
import { SectionCard } from './section-card.tsx';

interface ProposalViewProps {
  proposal: Proposal;
  session: Session;
}

export function ProposalView({ proposal, session }: ProposalViewProps) {
  return (
    <>
      <ProposalHeader proposal={proposal} session={session} />
      <HeroFigures figures={proposal.figures} />
      <Section spacing="lg">
        <Stack gap={5}>
          <Heading level={2}>The plan</Heading>
          <Grid min="lg" gap={5}>
            {proposal.sections.map((section) => (
              <SectionCard key={section.id} section={section} />
            ))}
          </Grid>
          <Text tone="muted">The remaining sections of this proposal follow.</Text>
        </Stack>
      </Section>
    </>
  );
}
