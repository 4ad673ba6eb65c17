import {
  Banner,
  Button,
  Cluster,
  CopyButton,
  DescriptionList,
  Select,
  Stack,
  TextField,
  useHydrated,
} from '@site/design-system';
import { formatVersionId, staffEndpoints, type EndpointReply, type RemoteVersion } from '@site/contract';
import { defineForm, useForm } from '@site/remote-kit';
import { utcDay } from '../database/utc-text.ts';
import { UtcTime } from '../database/utc-time.tsx';
import { FormDialog } from '../desk/form-dialog.tsx';
import { failureText } from '../staff-session/failure-text.ts';

/** Not one of the page's forms without JavaScript: the link of its reply must not go through an address. */
const shareForm = defineForm({
  name: 'share-preview',
  endpoint: staffEndpoints.sharePreview,
  fields: ['remote', 'path'],
  failureText,
  next: (_reply, { pathname }) => pathname,
});

/**
 * A button, and the dialog that makes a link to one of these versions; rejected ones cannot be previewed. Without
 * JavaScript there is neither.
 */
export function SharePreview({ versions }: { versions: readonly RemoteVersion[] }) {
  const handle = useForm(shareForm, { initial: { path: '/' } });
  const { field } = handle;
  const isHydrated = useHydrated();
  const options = versions.filter(({ state }) => state !== 'rejected').map(toOption);
  if (!isHydrated || options.length === 0) return null;
  return (
    <FormDialog
      handle={handle}
      title="Share a preview"
      description="Somebody who is not staff sees the site with one remote in another version."
      submitLabel="Make a link"
      pendingLabel="Making a link…"
      accepted={(preview, close) => <PreviewLink preview={preview} onClose={close} />}
    >
      <Select {...field('remote')} required label="Version" placeholder="Choose…" options={options} />
      <TextField {...field('path')} required label="Page" hint="The path that the link opens, such as /jobs" />
    </FormDialog>
  );
}

const toOption = ({ remote, version, releasedAt }: RemoteVersion) => ({
  value: formatVersionId({ remote, version }),
  label: `${remote} ${version}, released ${utcDay(releasedAt)}`,
});

interface PreviewLinkProps {
  preview: EndpointReply<'sharePreview'>;
  onClose: () => void;
}

const PreviewLink = ({ preview: { link, endsAt }, onClose }: PreviewLinkProps) => (
  <Stack gap={5}>
    <Banner status="success" live="polite">
      Whoever has it sees this version. Each visit lasts eight hours at most.
    </Banner>
    <DescriptionList
      items={[
        { term: 'Link', description: <code>{link}</code> },
        { term: 'Until', description: <UtcTime value={endsAt} /> },
      ]}
    />
    <Cluster>
      <CopyButton text={link} label="Copy preview link" variant="primary" />
      <Button variant="secondary" onClick={onClose}>
        Done
      </Button>
    </Cluster>
  </Stack>
);
