import { useSearchParams } from 'react-router-dom';
import { describeCriteria, FREQUENCY_TEXTS } from '@site/contract';
import { Hero, Link, LinkButton, PageMessage, Section, Text } from '@site/design-system';
import { useForm } from '@site/remote-kit';
import { alertSettingsHref, jobListHref } from '@site/remote-kit/links/job-board.ts';
import { contactHref } from '@site/remote-kit/links/marketing.ts';
import { Letter } from '../../features/newsletter/letter.tsx';
import { linkForms, outcomeOf, readPostedOutcome, type LinkOutcome } from '../../features/subscription/forms.ts';
import { LinkPanel } from '../../features/subscription/link-panel.tsx';
import { messageFor, QUESTIONS } from '../../features/subscription/link-texts.ts';
import { readSubscriptionLink, type SubscriptionLink } from '../../features/subscription/subscription-link.ts';

export function SubscriptionPage() {
  const [parameters] = useSearchParams();
  const link = readSubscriptionLink(parameters);
  const posted = readPostedOutcome(parameters);
  if (link) return <OpenedLink key={link.action + link.token} link={link} />;
  return posted ? <Outcome outcome={posted} /> : <WithoutLink />;
}

function OpenedLink({ link }: { link: SubscriptionLink }) {
  const handle = useForm(linkForms[link.action]);
  const outcome = outcomeOf(handle.state);
  if (outcome) return <Outcome outcome={outcome} />;
  const { title, lead } = QUESTIONS[link.action];
  return (
    <>
      <Hero compact title={title} lead={lead} picture={<Letter />} />
      <Section width="text" aria-label={title}>
        <LinkPanel link={link} handle={handle} />
      </Section>
    </>
  );
}

function Outcome({ outcome }: { outcome: LinkOutcome }) {
  const { settings, alert } = outcome.result === 'confirmed' ? outcome : {};
  return (
    <PageMessage {...messageFor(outcome)} takesFocus actions={waysOn}>
      {alert && (
        <Text weight="bold">
          {FREQUENCY_TEXTS[alert.frequency]}: new {describeCriteria(alert.criteria)}
        </Text>
      )}
      {settings && (
        <Text>
          <Link href={`${alertSettingsHref}?link=${encodeURIComponent(settings)}`}>See or change your alert</Link>
        </Text>
      )}
    </PageMessage>
  );
}

function WithoutLink() {
  return (
    <PageMessage
      icon="mail"
      eyebrow="Your subscription"
      title="This page needs the link from your email"
      lead="Please open the complete link from our email: the one to confirm, or “Unsubscribe” at the end."
      actions={waysOn}
    >
      <Text>You can confirm or end the newsletter and job alerts here.</Text>
    </PageMessage>
  );
}

const waysOn = (
  <>
    <LinkButton href={jobListHref} start="search">
      Browse jobs
    </LinkButton>
    <LinkButton href={contactHref} variant="secondary">
      Ask us
    </LinkButton>
  </>
);
