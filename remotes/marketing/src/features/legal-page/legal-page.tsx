import type { ReactNode } from 'react';
import { Hero, Link, Prose, Section } from '@site/design-system';
import type { Trail } from '@site/remote-kit';
import type { LegalSection } from '../../content/legal-text.ts';
import { TrailBar } from '../trail/trail-bar.tsx';
import styles from './legal-page.module.css';

export interface LegalPageProps {
  title: string;
  lead: string;
  trail: Trail;
  /** The drawing of the hero. */
  picture: ReactNode;
  /** The month of the last change: 'January 2025'. */
  updated: string;
  /** What has been added since. */
  extended?: string;
  /** Between the hero and the text. */
  introduction?: ReactNode;
  /** What the list beside the text leads to. */
  sections: readonly LegalSection[];
  /** The sections, as `LegalText`. */
  children: ReactNode;
}

/** The frame of the policy and the terms: the text, with a list of its sections beside it. */
export function LegalPage({
  title,
  lead,
  trail,
  picture,
  updated,
  extended,
  introduction,
  sections,
  children,
}: LegalPageProps) {
  return (
    <>
      <Hero eyebrow={`Last updated: ${updated}`} title={title} lead={lead} picture={picture}>
        {extended && <p className={styles.extended}>{extended}</p>}
      </Hero>
      <TrailBar trail={trail} />
      {introduction}
      <Section>
        <div className={styles.layout}>
          <Contents sections={sections} />
          <Prose className={styles.text}>{children}</Prose>
        </div>
      </Section>
    </>
  );
}

function Contents({ sections }: Pick<LegalPageProps, 'sections'>) {
  return (
    <nav aria-label="On this page" className={styles.contents}>
      <p className={styles.label}>On this page</p>
      <ul className={styles.route}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link href={`#${id}`} variant="quiet" className={styles.stop}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
