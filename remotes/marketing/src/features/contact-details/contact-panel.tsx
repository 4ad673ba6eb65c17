import { Card, DescriptionList, Heading, Link, Stack, Text } from '@site/design-system';
import styles from './contact-panel.module.css';

export interface ContactPanelProps {
  id?: string;
  heading: string;
  text: string;
  lines: readonly { term: string; text: string; href: string }[];
  /** Where we are, line by line. */
  office?: { term: string; address: readonly string[] };
}

/** Who to call or write to, as a sign beside a form. */
export function ContactPanel({ id, heading, text, lines, office }: ContactPanelProps) {
  return (
    <Card as="aside" id={id} padding="lg" data-tone="ink" aria-label={heading}>
      <Stack>
        <Heading level={3}>{heading}</Heading>
        <Text muted>{text}</Text>
        <DescriptionList
          items={[
            ...lines.map(({ term, text: shown, href }) => ({
              term,
              description: (
                <Link href={href} variant="quiet" className={styles.link}>
                  {shown}
                </Link>
              ),
            })),
            ...(office ? [{ term: office.term, description: <Address lines={office.address} /> }] : []),
          ]}
        />
      </Stack>
    </Card>
  );
}

function Address({ lines }: { lines: readonly string[] }) {
  return (
    <Stack as="address" gap={1} className={styles.address}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </Stack>
  );
}
