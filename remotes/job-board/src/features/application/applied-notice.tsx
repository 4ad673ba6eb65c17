import { Banner, Link } from '@site/design-system';
import { ownPagePath } from '@site/contract';
import { useSentApplication } from './sent-applications.ts';

const dayAndMonth = (at: Date) =>
  at.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'Europe/London' });

/** Says that the visitor has applied for this job, as far as this device knows. Renders nothing if not. */
export function AppliedNotice({ slug }: { slug: string }) {
  const application = useSentApplication(slug);
  if (!application) return null;
  const { at, reference, token } = application;
  return (
    <Banner status="success">
      You applied on {dayAndMonth(new Date(at))}
      {reference && (
        <>
          , reference <strong>{reference}</strong>
        </>
      )}
      .
      {token && (
        <>
          {' '}
          <Link href={ownPagePath('application', token)}>See your application</Link>
        </>
      )}
    </Banner>
  );
}
