import { useEffect, useRef, useState } from 'react';
import { Banner, Panel, Text } from '@site/design-system';
import type { RevealedSubmission, Submission } from '@site/contract';
import { ChangeForm } from './change-form.tsx';
import { newest, versionOf, type Version } from './version.ts';

interface FollowUpProps {
  submission: Submission;
  revealed: RevealedSubmission | undefined;
  /** Reads the submission again. */
  refresh: () => void;
}

/** Status and note. What is being edited stays as it is, whatever colleagues do meanwhile. */
export function FollowUp({ submission, revealed, refresh }: FollowUpProps) {
  const [known, setKnown] = useState<Version>();
  /** What the fields started from, once somebody has changed them. */
  const [edited, setEdited] = useState<Version>();
  const [isSaved, setSaved] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const latest = newest(versionOf(submission), revealed, known);
  const base = edited ?? latest;

  // Whoever signs in next has not asked for the note. What has been typed stays.
  useEffect(() => () => setKnown(undefined), []);

  // The form that was sent is gone then, for one of the new version.
  useEffect(() => {
    if (isSaved) heading.current?.focus();
  }, [isSaved]);

  const goOnFrom = (version: Version) => {
    setKnown(version);
    setEdited(undefined);
  };

  return (
    <Panel
      title="Follow-up"
      titleRef={heading}
      onChange={() => {
        setEdited(base);
        setSaved(false);
      }}
    >
      {base.revision < latest.revision && (
        <Banner status="warning" live="polite">
          A colleague has changed this meanwhile. What you have entered is still here, and nothing is overwritten unless
          you say so.
        </Banner>
      )}
      <ChangeForm
        // Starts again from each version.
        key={`${base.revision} ${base.note === undefined}`}
        reference={submission.reference}
        base={base}
        onSaved={(version) => {
          goOnFrom(version);
          setSaved(true);
          refresh();
        }}
        onTheirs={goOnFrom}
      />
      <Text as="output" size="sm" muted>
        {isSaved && 'Saved.'}
      </Text>
    </Panel>
  );
}
