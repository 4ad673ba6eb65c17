import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Card, Columns, Heading, Link, ProgressSteps, Section, SectionIntro, Stack, Text } from '@site/design-system';
import { EmailField, FormView, useForm } from '@site/remote-kit';
import { blogHref, privacyHref } from '@site/remote-kit/links/marketing.ts';
import { newsletter } from '../../content/blog.ts';
import { NEWSLETTER, newsletterForm, SENT_PARAMETER } from './form.ts';
import { Letter } from './letter.tsx';
import styles from './newsletter.module.css';

/** The band that explains the newsletter and takes an address. */
export function Newsletter() {
  return (
    <Section tone="ink" spacing="lg" id={NEWSLETTER} aria-labelledby="newsletter-title" className={styles.band}>
      <Stack gap={7}>
        <Columns align="center">
          <Stack gap={5}>
            <SectionIntro id="newsletter-title" title={newsletter.title} lead={newsletter.text} />
            <SignUp />
          </Stack>
          <div className={styles.picture} aria-hidden="true">
            <Letter />
          </div>
        </Columns>
        <ProgressSteps steps={newsletter.steps.map((step) => ({ title: step }))} />
      </Stack>
    </Section>
  );
}

function SignUp() {
  const [parameters] = useSearchParams();
  const [address, setAddress] = useState<string>();
  const handle = useForm(newsletterForm, { onAccepted: (_reply, { email = '' }) => setAddress(email.trim()) });
  if (address !== undefined) return <Sent address={address} />;
  if (parameters.has(SENT_PARAMETER)) return <Sent />;
  return (
    <Card>
      <FormView
        handle={handle}
        action={`${blogHref}#${NEWSLETTER}`}
        aria-label={newsletter.title}
        submitLabel={newsletter.submit}
        pendingLabel={newsletter.pending}
        button={{ start: 'mail' }}
      >
        <EmailField {...handle.field('email')} required label={newsletter.email} />
        <Text size="sm" muted>
          {newsletter.privacyBefore} <Link href={privacyHref}>{newsletter.privacyLink}</Link> {newsletter.privacyAfter}
        </Text>
      </FormView>
    </Card>
  );
}

/** With the address it has just been sent, and takes the focus, which the form's button has lost. */
function Sent({ address }: { address?: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (address !== undefined) heading.current?.focus();
  }, [address]);
  return (
    <Card>
      <Heading level={3} ref={heading} tabIndex={-1}>
        {newsletter.sentTitle}
      </Heading>
      <Text>
        {newsletter.sentBefore} {address ?? newsletter.sentSomewhere}. {newsletter.sentText}
      </Text>
    </Card>
  );
}
