import { Banner, Button, Cluster, CopyButton, DescriptionList, Select, Stack, TextField } from '@site/design-system';
import { GRANTED_SCOPES, type EndpointReply } from '@site/contract';
import { useForm } from '@site/remote-kit';
import { UtcTime } from '../database/utc-time.tsx';
import { FormDialog } from '../desk/form-dialog.tsx';
import { addForm } from './forms.ts';
import { proposalName } from './names.ts';

const TITLE = 'Give access';
const PROPOSALS = GRANTED_SCOPES.map((scope) => ({ value: scope, label: proposalName(scope) }));

/** A button, and the dialog in which a person is given a link and a password of their own. */
export function AddAccess({ onAdded }: { onAdded: () => void }) {
  const handle = useForm(addForm, { onAccepted: onAdded });
  const { field } = handle;
  return (
    <FormDialog
      handle={handle}
      title={TITLE}
      description="A person gets a link and a password of their own, and the log shows what they read."
      submitLabel={TITLE}
      pendingLabel="Giving access…"
      accepted={(access, close) => <NewAccess access={access} onClose={close} />}
    >
      <Select {...field('scope')} required label="Proposal" placeholder="Choose…" options={PROPOSALS} />
      <TextField {...field('person')} required label="Person" hint="Name and organisation" autoComplete="off" />
      <TextField {...field('lastDay')} required label="Last day" type="date" />
    </FormDialog>
  );
}

interface NewAccessProps {
  access: EndpointReply<'addProposalAccess'>;
  onClose: () => void;
}

/** Both halves, so that they can be sent on: the password cannot be shown again. */
function NewAccess({ access: { link, password, endsAt }, onClose }: NewAccessProps) {
  return (
    <Stack gap={5}>
      <Banner status="success" live="polite">
        Send the person the link and the password, preferably in separate messages. The password is not shown again.
      </Banner>
      <DescriptionList
        items={[
          { term: 'Link', description: <Copied text={link} label="Copy link" /> },
          { term: 'Password', description: <Copied text={password} label="Copy password" /> },
          { term: 'Until', description: <UtcTime value={endsAt} /> },
        ]}
      />
      <Cluster>
        <Button onClick={onClose}>Done</Button>
      </Cluster>
    </Stack>
  );
}

const Copied = ({ text, label }: { text: string; label: string }) => (
  <Cluster gap={2} justify="between">
    <code>{text}</code>
    <CopyButton text={text} label={label} variant="secondary" size="sm" />
  </Cluster>
);
