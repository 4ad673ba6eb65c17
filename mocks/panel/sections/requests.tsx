import type { ReactNode } from 'react';
import { Badge, Button, Cluster, CopyButton, Disclosure, Stack, Text } from '@site/design-system';
import type { Memory } from '../memory.ts';
import type { LoggedRequest } from '../../logged-request.ts';
import styles from '../mock-panel.module.css';

interface RequestsProps {
  /** Newest first; undefined until they are known. */
  calls: readonly LoggedRequest[] | undefined;
  cleared: Memory['cleared'];
  change: (changes: Partial<Memory>) => void;
}

export function Requests({ calls, cleared, change }: RequestsProps) {
  if (!calls) return <Note>Reading the log …</Note>;
  const end = calls.findIndex(({ id }) => id === cleared);
  const shown = end < 0 ? calls : calls.slice(0, end);
  if (shown.length === 0) return <Note>No requests yet: use the page, and they appear here.</Note>;
  return (
    <Stack gap={3}>
      <Cluster gap={2} justify="between">
        <Note>
          {shown.length} {shown.length === 1 ? 'request' : 'requests'}, newest first
        </Note>
        <Button
          id="clear-requests"
          size="sm"
          variant="quiet"
          start="trash"
          onClick={() => change({ cleared: calls[0]?.id ?? null })}
        >
          Clear
        </Button>
      </Cluster>
      <ul className={styles.entries}>
        {shown.map((call) => (
          <li key={call.id}>
            <Request {...call} />
          </li>
        ))}
      </ul>
    </Stack>
  );
}

const Note = ({ children }: { children: ReactNode }) => (
  <Text size="sm" muted role="status">
    {children}
  </Text>
);

function Request({ at, method, endpoint, url, state, status, ms, from, request, response }: LoggedRequest) {
  return (
    <Disclosure
      className={styles.entry}
      summary={
        <span className={styles.summary}>
          <span className={styles.aside}>{timeOfDay(at)}</span> <span className={styles.aside}>{method}</span>
          <code className={styles.name}>{endpoint ?? url.split('?')[0]}</code>
          <Badge status={toneOf(status)}>{status ?? 'no answer'}</Badge>
          {state && <Badge status="warning">{state}</Badge>}
          <span className={styles.aside}>
            {ms !== null && `${ms} ms, `}
            {from === 'page' ? 'rendering the page' : 'browser'}
          </span>
        </span>
      }
    >
      <Stack gap={3}>
        <p className={styles.address}>
          <code>{url}</code>
        </p>
        <Body title="Request body" text={request} />
        <Body title="Response body" text={response} />
      </Stack>
    </Disclosure>
  );
}

const timeOfDay = (at: string) => new Date(at).toLocaleTimeString('en-GB');

const toneOf = (status: number | null) => (status === null || status >= 400 ? 'danger' : 'success');

function Body({ title, text }: { title: string; text: string }) {
  if (!text) return <Note>No {title.toLowerCase()}</Note>;
  const body = readable(text);
  return (
    <section aria-label={title}>
      <Cluster gap={2} justify="between">
        <h4>{title}</h4>
        <CopyButton size="sm" variant="quiet" label="Copy" text={body} />
      </Cluster>
      {/* It scrolls, so the keyboard must reach it. */}
      <pre className={styles.body} tabIndex={0}>
        {body}
      </pre>
    </section>
  );
}

/** JSON in lines; whatever else it may be, as it is. */
function readable(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
