import { useParams } from 'react-router-dom';
import { Hero, LinkButton, PageMessage, Panel, Section, Text } from '@site/design-system';
import { KIND_WORDS, ownPagePath, type EndpointReply } from '@site/contract';
import { FormView, useForm } from '@site/remote-kit';
import { confirmEmailForm } from '../../features/own-application/email-forms.ts';
import styles from '../../features/own-application/own-application.module.css';

/** Mail programs open links too, so opening this one changes nothing: only the button does. */
export function ApplicationEmailPage() {
  const { token = '' } = useParams();
  const handle = useForm(confirmEmailForm);
  const { accepted } = handle.state;
  if (accepted) return <Confirmed {...accepted} />;
  return (
    <>
      <Hero compact title="Confirm your email address" lead="Press the button, and we write to it from now on." />
      <Section aria-label="Confirm your email address">
        <Panel title="Shall we write to this address?" padding="lg" className={styles.page}>
          <Text>Somebody gave us your address, so that we write to it about what they sent us.</Text>
          <FormView handle={handle} values={{ token }} submitLabel="Confirm" pendingLabel="Confirming…" />
          <Text size="sm" muted>
            If this was not you, close this page. We delete the address within a week.
          </Text>
        </Panel>
      </Section>
    </>
  );
}

const Confirmed = ({ kind, token }: EndpointReply<'confirmApplicationEmail'>) => (
  <PageMessage
    status="success"
    title="We write to this address now"
    lead={`We have told your earlier address. Each of our mails has a link to your ${KIND_WORDS[kind].noun}.`}
    takesFocus
    actions={<LinkButton href={ownPagePath(kind, token)}>See your {KIND_WORDS[kind].noun}</LinkButton>}
  />
);
