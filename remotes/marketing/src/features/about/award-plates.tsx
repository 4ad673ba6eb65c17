import { Heading, Section, Stack, Text } from '@site/design-system';
import { awards, awardsSection, type Award } from '../../content/about.ts';
import { Medal } from './medal.tsx';
import styles from './award-plates.module.css';

/** The awards as two plates on posts at the side of the road. */
export function AwardPlates() {
  const { title, lead } = awardsSection;
  return (
    <Section spacing="lg" aria-labelledby="awards" className={styles.section}>
      <div className={styles.verge}>
        <Stack gap={3} className={styles.intro}>
          <Heading level={2} size="xl" id="awards">
            {title}
          </Heading>
          <Text size="lg" tone="muted">
            {lead}
          </Text>
        </Stack>
        <ul className={styles.plates}>
          {awards.map((award) => (
            <Plate key={award.name} {...award} />
          ))}
        </ul>
      </div>
    </Section>
  );
}

function Plate({ name, year, text }: Award) {
  return (
    <li className={styles.plate}>
      <div className={styles.panel} data-tone="ink">
        <Medal className={styles.medal} />
        <Heading level={3} size="lg">
          {name}
        </Heading>
        <p className={styles.year}>{year}</p>
        <Text tone="muted">{text}</Text>
      </div>
    </li>
  );
}
