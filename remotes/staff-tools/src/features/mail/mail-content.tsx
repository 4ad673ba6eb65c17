import { useEffect, useMemo, useRef } from 'react';
import { Banner, DescriptionList, Disclosure, Heading, Stack, Text } from '@site/design-system';
import type { MailContent } from '@site/contract';
import { ButtonForm, useForm } from '@site/remote-kit';
import { readMailForm } from './mail-forms.ts';
import styles from './mail-content.module.css';

/** What a mail says, once somebody asks: each reading is recorded. */
export function MailContentSection({ id }: { id: string }) {
  const handle = useForm(readMailForm);
  const { accepted, failure } = handle.state;
  const heading = useRef<HTMLHeadingElement>(null);
  // The button is gone then.
  useEffect(() => {
    if (accepted) heading.current?.focus();
  }, [accepted]);
  return (
    <Stack as="section" gap={4} aria-labelledby="content-heading">
      <Heading level={3} size="sm" id="content-heading" ref={heading} tabIndex={-1}>
        What it says
      </Heading>
      {failure && (
        <Banner status="danger" live="assertive">
          {failure.message}
        </Banner>
      )}
      {accepted ? (
        <Content content={accepted} />
      ) : (
        <>
          <Text>It is hidden, as it contains personal data. Whoever shows it is recorded in the audit log.</Text>
          <ButtonForm handle={handle} values={{ id }} variant="secondary" pendingLabel="Reading...">
            Show this mail
          </ButtonForm>
        </>
      )}
    </Stack>
  );
}

function Content({ content: { recipient, replyTo, subject, attachments, text, html } }: { content: MailContent }) {
  return (
    <Stack gap={4}>
      <DescriptionList
        layout="inline"
        items={[
          { term: 'To', description: recipient },
          ...(replyTo === null ? [] : [{ term: 'Reply to', description: replyTo }]),
          { term: 'Subject', description: subject },
          ...attachments.map(({ name, bytes }) => ({ term: 'Attachment', description: `${name} (${size(bytes)})` })),
        ]}
      />
      <div className={styles.text}>{text}</div>
      <Disclosure summary="As HTML">
        <HtmlFrame html={html} />
      </Disclosure>
      <Text size="sm" muted>
        Links that act for the recipient, such as the one to unsubscribe, are cut short, and no link can be followed
        here.
      </Text>
    </Stack>
  );
}

/** Nothing in it may run, load or lead anywhere. */
function HtmlFrame({ html }: { html: string }) {
  const content = useMemo(() => policy?.createHTML(html) ?? html, [html]);
  return <iframe sandbox="" srcDoc={content} title="The mail as HTML" className={styles.html} />;
}

/** Where browsers have trusted types. React passes on what it makes. */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('mail', {
  createHTML: (html) => html,
});

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: Record<'createHTML', (html: string) => string>,
  ) => Record<'createHTML', (html: string) => string>;
}

const KB = 1024;

const size = (bytes: number) => `${Math.max(1, Math.round(bytes / KB)).toLocaleString('en-GB')} KB`;
