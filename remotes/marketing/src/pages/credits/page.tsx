import { Hero, Prose, Section } from '@site/design-system';
import { credits, opening } from '../../content/credits.ts';
import { LoadedPallet } from '../../features/credits/loaded-pallet.tsx';

export function CreditsPage() {
  return (
    <>
      <Hero {...opening} picture={<LoadedPallet />} />
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
