import { Card, Cluster, Heading, Hero, Icon, Link, LinkButton, Prose, Section } from '@site/design-system';
import type { UpcomingPage as Content } from '../../content/upcoming-pages.ts';
import styles from './page.module.css';

/** Says honestly that a page is not finished, what it will hold, and where to go meanwhile. */
export function UpcomingPage({ page }: { page: Content }) {
  const [first, ...others] = page.links;
  return (
    <>
      <Hero eyebrow="Road ahead" title={page.title} lead={page.summary} />
      <Section>
        <div className={styles.split}>
          <Prose>
            <h2>This page is being written</h2>
            <p>When it opens, you will find here:</p>
            <ul>
              {page.contents.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </Prose>
          <Card padding="lg" as="aside" aria-labelledby="meanwhile">
            <Heading level={2} size="md" id="meanwhile">
              Meanwhile
            </Heading>
            {first && (
              <LinkButton href={first.href} icon="arrow-right" iconPosition="end" fullWidth>
                {first.label}
              </LinkButton>
            )}
            <ul className={styles.links}>
              {others.map(({ label, href }) => (
                <Cluster as="li" key={href} gap={2}>
                  <Icon name="arrow-right" size="sm" />
                  <Link href={href} variant="standalone">
                    {label}
                  </Link>
                </Cluster>
              ))}
            </ul>
          </Card>
        </div>
      </Section>
    </>
  );
}
