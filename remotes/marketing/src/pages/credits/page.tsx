import { Hero, Prose, Section } from '@site/design-system';
import { credits } from '../../content/credits.ts';

export function CreditsPage() {
  return (
    <>
      <Hero title="Credits" lead="Whose work this website is made with." />
      <Section>
        <Prose>
          <h2>Data</h2>
          <p>Job searches know the places of the United Kingdom from these sources.</p>
          <ul>
            {credits.map(({ what, source, licence, note }) => (
              <li key={what}>
                <strong>{what}</strong>: <a href={source.href}>{source.name}</a>, under{' '}
                <a href={licence.href}>{licence.name}</a>. {note}
              </li>
            ))}
          </ul>
          <h2>Software and typefaces</h2>
          <p>
            The packages that your browser receives, with their licences, are in our{' '}
            <a href="/licences.txt">list of open-source licences</a>.
          </p>
        </Prose>
      </Section>
    </>
  );
}
