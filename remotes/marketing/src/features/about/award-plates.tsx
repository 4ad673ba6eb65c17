import { Columns, Grid, Heading, Section, SectionIntro, Text } from '@site/design-system';
import { awards, awardsSection, type Award } from '../../content/about.ts';
import { Medal } from './medal.tsx';
import styles from './award-plates.module.css';

/** The awards as two plates on posts at the side of the road. */
export function AwardPlates() {
  const { title, lead } = awardsSection;
  return (
    <Section spacing="lg" aria-labelledby="awards" className={styles.section}>
      <Columns ratio="1:2" className={styles.verge}>
        <SectionIntro id="awards" title={title} lead={lead} />
        <Grid as="ul">
          {awards.map((award) => (
            <Plate key={award.name} {...award} />
          ))}
        </Grid>
      </Columns>
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
        <Text weight="bold" className={styles.year}>
          {year}
        </Text>
        <Text muted>{text}</Text>
      </div>
    </li>
  );
}
