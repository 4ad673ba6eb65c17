import { Badge, Heading, Section, Stack, Text } from '@site/design-system';
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
        <Stack gap={3}>
          <Heading level={2} size="xl" id="team">
            {title}
          </Heading>
          <Text size="lg" tone="muted">
            {lead}
          </Text>
        </Stack>
        <ul className={styles.board} data-tone="paper">
          {team.map((member) => (
            <Plate key={member.name} {...member} />
          ))}
        </ul>
      </Stack>
    </Section>
  );
}

function Plate({ name, position, department, bio, portrait }: TeamMember) {
  return (
    <li className={styles.plate}>
      <Portrait of={portrait} className={styles.portrait} />
      <div className={styles.text}>
        <div>
          <Heading level={3} size="md">
            {name}
          </Heading>
          <Text weight="bold" className={styles.position}>
            {position}
          </Text>
        </div>
        <Text>{bio}</Text>
        <Badge>{department}</Badge>
      </div>
    </li>
  );
}
