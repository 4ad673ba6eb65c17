import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Banner } from '../../src/components/banner/banner.tsx';
import { Button } from '../../src/components/button/button.tsx';
import { Card } from '../../src/components/card/card.tsx';
import { Heading } from '../../src/components/heading/heading.tsx';
import { PasswordField } from '../../src/components/password-field/password-field.tsx';
import { RoadLine } from '../../src/components/road-line/road-line.tsx';
import { Section } from '../../src/components/section/section.tsx';
import { Spinner } from '../../src/components/spinner/spinner.tsx';
import { Stack } from '../../src/components/stack/stack.tsx';
import { Text } from '../../src/components/text/text.tsx';

export interface GateProps {
  /** A session from an earlier visit is being checked. */
  checking?: boolean;
  /** Resolves to what is behind the gate, or to why it stays shut. */
  open: (password: string) => Promise<Answer>;
  /** The state to begin with: for pictures of it. */
  initial?: { pending?: boolean; answer?: Answer };
}

type Answer = { text: string; problem?: never } | { problem: string; text?: never };

export function Gate({ checking = false, open, initial = {} }: GateProps) {
  const [pending, setPending] = useState(initial.pending ?? false);
  const [{ problem, text }, setAnswer] = useState<Partial<Answer>>(initial.answer ?? {});
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (problem) field.current?.select();
  }, [problem]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password'));
    setPending(true);
    setAnswer({});
    setAnswer(await open(password));
    setPending(false);
  };

  if (text !== undefined) return <Unlocked text={text} />;

  return (
    <Section tone="ink" width="text">
      <Card padding="lg">
        <Stack gap={5}>
          <Stack gap={2}>
            <Heading level={2}>A proposal for you</Heading>
            <Text tone="muted">For invited reviewers. The password is in your invitation.</Text>
          </Stack>
          <RoadLine />
          {problem && (
            <Banner id="gate-problem" tone="danger" live="assertive">
              {problem}
            </Banner>
          )}
          <form onSubmit={(event) => void submit(event)}>
            <Stack gap={4}>
              <PasswordField
                ref={field}
                label="Password"
                name="password"
                required
                aria-describedby={problem && 'gate-problem'}
              />
              <Button type="submit" size="lg" fullWidth pending={pending}>
                Open the Proposal
              </Button>
              {checking && <Spinner label="Checking whether you are still logged in…" />}
            </Stack>
          </form>
        </Stack>
      </Card>
    </Section>
  );
}

/** The heading takes the focus: the field that had it is gone. */
function Unlocked({ text }: { text: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Section width="text">
      <Stack gap={3}>
        <Heading level={2} ref={heading} tabIndex={-1}>
          A proposal for you
        </Heading>
        <Text>{text}</Text>
      </Stack>
    </Section>
  );
}
