import { Heading, Icon, Link, Section, Stack, Text } from '@site/design-system';
import { pounds } from '@site/contract';
import { jobCategories, type JobCategory } from '../../content/candidates.ts';
import { SectionIntro } from '../section-intro/section-intro.tsx';
import styles from './pay-scale.module.css';

/** Pounds a year: where the axis begins, is marked and ends. */
const AXIS = [20_000, 30_000, 40_000, 50_000, 60_000] as const;
const START = AXIS[0];
const END = AXIS[AXIS.length - 1]!;

/** Each dash of a bar, in pounds. */
const DASH = 1_000;

const share = (amount: number) => `${(100 * amount) / (END - START)}%`;

/** The job categories and their salary ranges, all on one axis. */
export function PayScale({ id }: { id: string }) {
  return (
    <Section spacing="lg" id={id} aria-labelledby="pay">
      <Stack gap={6}>
        <SectionIntro id="pay" heading={jobCategories.heading} text={jobCategories.text} />
        <div className={styles.chart}>
          <ul className={styles.rows}>
            {jobCategories.list.map((category) => (
              <CategoryRow key={category.title} {...category} />
            ))}
          </ul>
          <svg className={styles.axis} aria-hidden="true" focusable="false">
            {AXIS.map((amount) => (
              <text key={amount} x={share(amount - START)} y="1em">
                £{amount / 1_000}k
              </text>
            ))}
          </svg>
        </div>
      </Stack>
    </Section>
  );
}

function CategoryRow({ icon, title, text, from, to, link }: JobCategory) {
  return (
    <li className={styles.row}>
      <div className={styles.category}>
        <Icon name={icon} size="lg" className={styles.icon} />
        <div>
          <Heading level={3}>{title}</Heading>
          <Text tone="muted">{text}</Text>
          <Link href={link.href} variant="standalone">
            {link.label}
          </Link>
        </div>
      </div>
      <div className={styles.pay}>
        <p className={styles.range}>
          {pounds(from)}–{pounds(to)}
        </p>
        <svg className={styles.lane} aria-hidden="true" focusable="false">
          <rect x={share(from - START)} width={share(to - from)} height="100%" rx="6" className={styles.bar} />
          <line
            x1={share(from - START)}
            x2={share(to - START)}
            y1="50%"
            y2="50%"
            pathLength={(2 * (to - from)) / DASH}
            strokeDasharray="1 1"
            strokeDashoffset="-0.5"
            className={styles.dashes}
          />
        </svg>
      </div>
    </li>
  );
}
