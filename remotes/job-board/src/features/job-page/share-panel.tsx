import { CopyButton, Link, Panel, Stack } from '@site/design-system';

export interface SharePanelProps {
  title: string;
  /** The job's absolute URL. */
  address: string;
}

/** Ways to pass the job on beside the device's own. All but copying work without JavaScript. */
export function SharePanel({ title, address }: SharePanelProps) {
  const mail = new URLSearchParams({ subject: title, body: address });
  const message = new URLSearchParams({ text: `${title}: ${address}` });
  return (
    <Panel title="Know somebody for this job?" data-only="screen">
      <Stack as="ul" gap={2} align="start">
        <li>
          {/* Mail programs do not read a plus as a space. */}
          <Link href={`mailto:?${mail.toString().replaceAll('+', '%20')}`} variant="standalone">
            Send by email
          </Link>
        </li>
        <li>
          <Link href={`https://wa.me/?${message}`} target="_blank" rel="noopener noreferrer" variant="standalone">
            Send on WhatsApp
          </Link>
        </li>
        <li data-only="scripts">
          <CopyButton text={address} label="Copy link" size="sm" />
        </li>
      </Stack>
    </Panel>
  );
}
