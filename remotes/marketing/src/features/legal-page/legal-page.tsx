import type { ReactNode } from 'react';
import { Columns, Hero, OnThisPage, Prose, Section } from '@site/design-system';
import type { Trail } from '@site/remote-kit';
import type { LegalSection } from '../../content/legal-text.ts';
import { useCurrentSection } from '../contents/use-current-section.ts';
import { TrailBar } from '../trail/trail-bar.tsx';
import styles from './legal-page.module.css';

const CONTENTS = 'On this page';

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
  const current = useCurrentSection(sections);
  return (
    <>
      <Hero eyebrow={`Last updated: ${updated}`} title={title} lead={lead} picture={picture}>
        {extended && <p className={styles.extended}>{extended}</p>}
      </Hero>
      <div className={styles.trail}>
        <TrailBar trail={trail} />
      </div>
      {introduction}
      <Section>
        <Columns ratio="contents-main" className={styles.columns}>
          <OnThisPage label={CONTENTS} layout="beside" sections={sections} current={current} />
          <Prose className={styles.text}>{children}</Prose>
        </Columns>
      </Section>
    </>
  );
}
