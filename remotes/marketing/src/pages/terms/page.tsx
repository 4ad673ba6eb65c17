import { brand, Hero, Link, Prose, Section } from '@site/design-system';
import { TERMS_UPDATED, termsSections, type TermsSection } from '../../content/terms.ts';
import styles from './page.module.css';

const questions = { id: 'questions', title: 'Questions' };

export function TermsPage() {
  return (
    <>
      <Hero title="Terms of Service" lead="The rules of this website, in plain words." />
      <Section>
        <div className={styles.layout}>
          <nav aria-label="On this page" className={styles.contents}>
            <ul>
              {[...termsSections, questions].map(({ id, title }) => (
                <li key={id}>
                  <Link href={`#${id}`} variant="quiet">
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <Prose>
            <p>
              <strong>Last updated: {TERMS_UPDATED}</strong>
            </p>
            {termsSections.map((section) => (
              <TermsText key={section.id} {...section} />
            ))}
            <h2 id={questions.id}>{questions.title}</h2>
            <p>
              Write to <a href={`mailto:${brand.emails.legal}`}>{brand.emails.legal}</a> or call{' '}
              <a href={brand.phone.href}>{brand.phone.display}</a>. How we handle personal information is in our{' '}
              <Link href="/privacy">privacy policy</Link>.
            </p>
          </Prose>
        </div>
      </Section>
    </>
  );
}

function TermsText({ id, title, paragraphs, points }: TermsSection) {
  return (
    <>
      <h2 id={id}>{title}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {points && (
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
    </>
  );
}
