import { useSearchParams } from 'react-router-dom';
import { EmptyState, Hero, LinkButton, Section } from '@site/design-system';
import { LinkPanel } from '../../features/subscription/link-panel.tsx';
import { QUESTIONS } from '../../features/subscription/link-texts.ts';
import { readSubscriptionLink } from '../../features/subscription/subscription-link.ts';

export function SubscriptionPage() {
  const [parameters] = useSearchParams();
  const link = readSubscriptionLink(parameters);
  if (!link) return <WithoutLink />;
  const { title, lead } = QUESTIONS[link.action];
  return (
    <>
      <Hero title={title} lead={lead} />
      <Section aria-label={title}>
        <LinkPanel key={link.action + link.token} link={link} />
      </Section>
    </>
  );
}

function WithoutLink() {
  return (
    <>
      <Hero title="Your subscription" lead="The newsletter and job alerts are confirmed and ended here." />
      <Section aria-label="Your subscription">
        <EmptyState
          icon="mail"
          title="This page needs the link from your e-mail"
          actions={
            <>
              <LinkButton href="/jobs">Browse jobs</LinkButton>
              <LinkButton href="/contact" variant="secondary">
                Ask us
              </LinkButton>
            </>
          }
        >
          Please open the whole link in our mail: the one to confirm, or ‘Unsubscribe’ at the end of it.
        </EmptyState>
      </Section>
    </>
  );
}
