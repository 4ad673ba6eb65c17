import { RadioGroup, Stack, Text, TextArea } from '@site/design-system';
import { checkInput, LONGEST_NOTE, SubmissionConflictSchema } from '@site/contract';
import { FormView, ScriptedButton, useForm, type FormFailure } from '@site/remote-kit';
import { Conflict } from './conflict.tsx';
import { optionsOf, STATUS_NAMES } from './names.ts';
import { changeForm } from './submission-forms.ts';
import type { Version } from './version.ts';

interface ChangeFormProps {
  reference: string;
  /** What the fields start from. */
  base: Version;
  onSaved: (version: Version) => void;
  /** Called when a colleague's version is kept instead. */
  onTheirs: (version: Version) => void;
}

const STATUSES = optionsOf(STATUS_NAMES);

export function ChangeForm({ reference, base, onSaved, onTheirs }: ChangeFormProps) {
  const { status, note } = base;
  const handle = useForm(changeForm, {
    initial: { status, ...(note !== undefined && { note }) },
    onAccepted: ({ revision }, sent) =>
      onSaved({ revision, status: sent['status'] as Version['status'], ...('note' in sent && { note: sent['note'] }) }),
  });
  const { failure } = handle.state;
  const theirs = conflictIn(failure);
  const noteField = handle.field('note');
  return (
    <FormView
      handle={handle}
      values={{ reference, revision: String((theirs ?? base).revision) }}
      submitLabel={theirs ? 'Save mine instead' : 'Save'}
      pendingLabel="Saving…"
      failure={theirs && failure && <Conflict message={failure.message} theirs={theirs} />}
      otherActions={
        theirs && (
          <ScriptedButton
            variant="secondary"
            href={`/staff/submissions/${reference}`}
            onClick={() => {
              handle.empty();
              onTheirs(theirs);
            }}
          >
            Keep theirs
          </ScriptedButton>
        )
      }
    >
      <Stack gap={5}>
        <RadioGroup legend="Status" options={STATUSES} {...handle.field('status')} />
        {note === undefined && noteField.defaultValue === '' ? (
          <Text size="sm" muted>
            There is a note. Reveal the submission to read or change it.
          </Text>
        ) : (
          <TextArea
            label="Note"
            hint="For colleagues. The person gets it when they ask for their data."
            limit={LONGEST_NOTE}
            {...noteField}
          />
        )}
      </Stack>
    </FormView>
  );
}

/** What a colleague has made of it, if that is why the change was refused. */
function conflictIn(failure: FormFailure | undefined): Version | undefined {
  const conflict = checkInput(SubmissionConflictSchema, failure?.details);
  return conflict.ok ? conflict.data.current : undefined;
}
