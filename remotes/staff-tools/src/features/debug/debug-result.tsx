import { useEffect } from 'react';
import {
  Badge,
  Banner,
  Card,
  Cluster,
  CopyButton,
  DescriptionList,
  Heading,
  ScrollArea,
  Stack,
  Text,
  useAnnounce,
} from '@site/design-system';
import type { DebugBody, DebugOutcome, DebugReply } from './debug-outcome.ts';
import styles from './debug-result.module.css';

interface DebugResultProps {
  /** Of the test: 'Test jobs endpoint'. */
  label: string;
  /** The call: 'GET /.netlify/functions/get-jobs'. */
  call: string;
  /** Who made it: 'this browser'. */
  from: string;
  outcome: DebugOutcome;
}

/** What a test's call was answered with. */
export function DebugResult({ label, call, from, outcome }: DebugResultProps) {
  const announce = useAnnounce();
  useEffect(() => {
    if (outcome.kind === 'reply') announce(`${label}: status ${outcome.status}`);
  }, [announce, label, outcome]);
  return (
    <Card as="section" aria-labelledby="result-heading">
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={2} size="md" id="result-heading">
            {label}
          </Heading>
          <Text size="sm" muted>
            <code>{`${call}, called from ${from}`}</code>
          </Text>
        </Stack>
        {outcome.kind === 'fetch-error' ? (
          <Banner status="danger" title="Fetch error" live="assertive">
            {outcome.message}
          </Banner>
        ) : (
          <Reply reply={outcome} />
        )}
      </Stack>
    </Card>
  );
}

function Reply({
  reply: { status, statusText, contentType, cacheControl, bytes, milliseconds, body },
}: {
  reply: DebugReply;
}) {
  const isOk = status >= 200 && status < 300;
  return (
    <>
      <DescriptionList
        items={[
          {
            term: 'Status',
            description: <Badge status={isOk ? 'success' : 'danger'}>{`${status} ${statusText}`.trim()}</Badge>,
          },
          { term: 'Time taken', description: `${milliseconds.toLocaleString('en-GB')} ms` },
          { term: 'Size', description: `${bytes.toLocaleString('en-GB')} bytes` },
          { term: 'Content-Type', description: contentType || 'None' },
          { term: 'Cache-Control', description: cacheControl || 'None' },
        ]}
      />
      <Body body={body} />
    </>
  );
}

/** More would slow the page down; the copy has all of it. */
const SHOWN_CHARACTERS = 100_000;

function Body({ body }: { body: DebugBody }) {
  if (body.kind === 'parse-error') {
    return (
      <>
        <Banner status="danger" title="JSON parse error" live="assertive">
          {body.message}
        </Banner>
        <Raw title="First 500 characters of the raw reply" text={body.start} copyLabel="Copy these characters" />
      </>
    );
  }
  return <Raw title="Raw JSON" text={body.text} copyLabel="Copy the JSON" />;
}

function Raw({ title, text, copyLabel }: { title: string; text: string; copyLabel: string }) {
  if (text === '') return <Text>The reply was empty.</Text>;
  const isCut = text.length > SHOWN_CHARACTERS;
  return (
    <Stack gap={3}>
      <Cluster justify="between">
        <Heading level={3} size="sm">
          {title}
        </Heading>
        <CopyButton text={text} label={copyLabel} size="sm" />
      </Cluster>
      {isCut && (
        <Text size="sm" muted>
          {`The first ${SHOWN_CHARACTERS.toLocaleString('en-GB')} of ${text.length.toLocaleString('en-GB')} characters; the copy has all of them.`}
        </Text>
      )}
      <ScrollArea label={title} height="lg">
        <pre className={styles.raw}>{isCut ? text.slice(0, SHOWN_CHARACTERS) : text}</pre>
      </ScrollArea>
    </Stack>
  );
}
