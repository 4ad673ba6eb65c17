import { Heading, Hero, Link, Section, Text } from '@site/design-system';
import { data, opening, software } from '../../content/credits.ts';
import { CreditList } from '../../features/credits/credit-list.tsx';
import { LoadedPallet } from '../../features/credits/loaded-pallet.tsx';
import { TrailBar } from '../../features/trail/trail-bar.tsx';
import { trail } from './meta.ts';
import styles from './page.module.css';

export function CreditsPage() {
  return (
    <>
      <Hero {...opening} picture={<LoadedPallet />} />
      <TrailBar trail={trail} />
      <Section aria-labelledby="data">
        <div className={styles.row}>
          <div className={styles.introduction}>
            <Heading level={2} id="data">
              {data.title}
            </Heading>
            <Text tone="muted">{data.text}</Text>
          </div>
          <CreditList />
        </div>
      </Section>
      <Section tone="sunken" aria-labelledby="software">
        <div className={styles.row}>
          <Heading level={2} id="software">
            {software.title}
          </Heading>
          <div className={styles.introduction}>
            <Text>{software.text}</Text>
            <Link href={software.link.href} variant="standalone">
              {software.link.text}
            </Link>
          </div>
        </div>
      </Section>
    </>
  );
}
