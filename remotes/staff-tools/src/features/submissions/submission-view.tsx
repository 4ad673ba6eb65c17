import { useEffect, useRef } from 'react';
import { Banner, Cluster, Grid, Link, Panel, Stack } from '@site/design-system';
import type { Submission } from '@site/contract';
import { ButtonForm, ScriptedButton, useForm } from '@site/remote-kit';
import { Answer } from './answer.tsx';
import { FollowUp } from './follow-up.tsx';
import { SubmissionFacts } from './submission-facts.tsx';
import { revealForm } from './submission-forms.ts';

interface SubmissionViewProps {
  submission: Submission;
  /** Reads it again. */
  refresh: () => void;
}

/** One submission, and what staff make of it. What is revealed is kept until it is hidden or the session ends. */
export function SubmissionView({ submission, refresh }: SubmissionViewProps) {
  const { reference } = submission;
  const reveal = useForm(revealForm);
  const { accepted: revealed, failure } = reveal.state;
  const heading = useRef<HTMLHeadingElement>(null);
  const earlier = useRef(revealed);

  // The button that was pressed is gone then.
  useEffect(() => {
    if (revealed !== earlier.current) heading.current?.focus();
    earlier.current = revealed;
  }, [revealed]);

  // When the session ends, the page waits unseen for the next sign-in, which is a reason to ask again.
  // eslint-disable-next-line react/exhaustive-deps -- only once it is no longer seen
  useEffect(() => reveal.empty, []);

  return (
    <Stack gap={5}>
      <Cluster gap={4}>
        <Link href="/staff/submissions">All submissions</Link>
        <Link href={`/staff/submissions?person=${reference}`}>All by this person</Link>
        {submission.next && (
          // eslint-disable-next-line jsx-a11y/no-access-key -- for those who answer many, with the browser's modifier
          <Link href={`/staff/submissions/${submission.next}`} accessKey="n">
            Next to answer
          </Link>
        )}
      </Cluster>
      <Grid min="md" gap={5}>
        <Panel
          title="What was sent"
          titleRef={heading}
          end={
            revealed ? (
              <ScriptedButton
                variant="secondary"
                size="sm"
                href={`/staff/submissions/${reference}`}
                onClick={reveal.empty}
              >
                Hide
              </ScriptedButton>
            ) : (
              <ButtonForm handle={reveal} values={{ reference }} size="sm" pendingLabel="Revealing…">
                Reveal
              </ButtonForm>
            )
          }
        >
          {failure && (
            <Banner status="danger" live="assertive">
              {failure.message}
            </Banner>
          )}
          <SubmissionFacts submission={submission} revealed={revealed} />
        </Panel>
        {submission.application && <Answer reference={reference} progress={submission.application} refresh={refresh} />}
        <FollowUp submission={submission} revealed={revealed} refresh={refresh} />
      </Grid>
    </Stack>
  );
}
