import { Badge, Card, Grid, Heading, Section, SectionIntro, Stack, Text } from '@site/design-system';
import { leadership } from '../../content/about.ts';
import { team, type TeamMember } from '../../content/team.ts';
import { Portrait } from './portrait.tsx';
import styles from './team-board.module.css';

/** The leadership as the board in a depot's entrance that says who is who. */
export function TeamBoard() {
  const { title, lead } = leadership;
  return (
    <Section tone="ink" spacing="lg" aria-labelledby="team">
      <Stack gap={6}>
        <SectionIntro id="team" title={title} lead={lead} />
        <Grid as="ul" min="lg">
          {team.map((member) => (
            <Plate key={member.name} {...member} />
          ))}
        </Grid>
      </Stack>
    </Section>
  );
}

function Plate({ name, position, department, bio, portrait }: TeamMember) {
  return (
    <Card as="li" padding="lg" className={styles.plate}>
      <Portrait of={portrait} className={styles.portrait} />
      <Stack gap={3} align="start">
        <div>
          <Heading level={3} size="md">
            {name}
          </Heading>
          <Text weight="bold" muted>
            {position}
          </Text>
        </div>
        <Text>{bio}</Text>
        <Badge>{department}</Badge>
      </Stack>
    </Card>
  );
}
