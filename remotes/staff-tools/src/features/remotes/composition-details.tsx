import { DescriptionList, Disclosure, Heading, Stack } from '@site/design-system';
import type { RunningRemote, RunningShell } from '@site/contract';
import { UtcTime } from '../database/utc-time.tsx';

interface CompositionDetailsProps {
  shell: RunningShell;
  remotes: readonly RunningRemote[];
}

/** The shell, and of each remote what is too much for the table. */
export function CompositionDetails({ shell, remotes }: CompositionDetailsProps) {
  return (
    <Stack as="section" gap={3} aria-labelledby="composition-heading">
      <Heading level={2} size="sm" id="composition-heading">
        Shell, routes and shared packages
      </Heading>
      <Disclosure summary={`Shell ${shell.version}`}>
        <DescriptionList
          layout="inline"
          items={[
            { term: 'Running since', description: <UtcTime value={shell.startedAt} /> },
            { term: 'Node.js', description: shell.node },
            { term: 'Provides', description: packageList(shell.shared) },
          ]}
        />
      </Disclosure>
      {remotes.map(({ name, routes, shared }) => (
        <Disclosure key={name} summary={name}>
          <DescriptionList
            layout="inline"
            items={[
              { term: 'Routes', description: routes.join(', ') },
              { term: 'Built against', description: packageList(shared) || 'No build' },
            ]}
          />
        </Disclosure>
      ))}
    </Stack>
  );
}

const packageList = (versions: Readonly<Record<string, string>>) =>
  Object.entries(versions)
    .map((pair) => pair.join(' '))
    .join(', ');
