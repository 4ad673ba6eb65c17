import { useParams } from 'react-router-dom';
import { Hero, LinkButton, PageMessage, Panel, Section, Text } from '@site/design-system';
import { FormView, useForm } from '@site/remote-kit';
import { applicationHref } from '@site/remote-kit/links/job-board.ts';
import { confirmEmailForm } from '../../features/own-application/email-forms.ts';
import styles from '../../features/own-application/own-application.module.css';

/** Mail programs open links too, so opening this one changes nothing: only the button does. */
export function ApplicationEmailPage() {
  const { token = '' } = useParams();
  const handle = useForm(confirmEmailForm);
  const { accepted } = handle.state;
  if (accepted) return <Confirmed token={accepted.token} />;
  return (
    <>
      <Hero compact title="Confirm your e-mail address" lead="Press the button, and we write to it from now on." />
      <Section aria-label="Confirm your e-mail address">
        <Panel title="Shall we write to this address?" padding="lg" className={styles.page}>
          <Text>The owner of an application gave us your address, so that we write to it about the application.</Text>
          <FormView handle={handle} values={{ token }} submitLabel="Confirm" pendingLabel="Confirming…" />
          <Text size="sm" tone="muted">
            If this was not you, close this page. We delete the address within a week.
          </Text>
        </Panel>
      </Section>
    </>
  );
}

const Confirmed = ({ token }: { token: string }) => (
  <PageMessage
    tone="success"
    title="We write to this address now"
    lead="We have told your earlier address. Each of our mails has a link to your application."
    takesFocus
    actions={<LinkButton href={applicationHref({ token })}>See your application</LinkButton>}
  />
);
