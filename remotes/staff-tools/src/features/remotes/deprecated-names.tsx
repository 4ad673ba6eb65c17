import { DataTable, Disclosure, Heading, Stack, Text } from '@site/design-system';
import type { VersionNames } from '@site/contract';
import { VersionName } from './version-name.tsx';

const columns = [
  { key: 'remote', label: 'Remote' },
  { key: 'version', label: 'Version' },
  { key: 'as', label: 'Release', nowrap: true },
  { key: 'names', label: 'Uses' },
] as const;

const RELEASES = { live: 'Live', pinned: 'Live, pinned', gradual: 'Gradual', 'last good': 'Last good' } as const;

/** Which versions would break if a deprecated name were removed from the design system. */
export function DeprecatedNames({ versions }: { versions: readonly VersionNames[] }) {
  const using = versions.filter(({ names }) => names && names.length > 0).length;
  return (
    <Stack as="section" gap={3} aria-labelledby="deprecated-heading">
      <Heading level={2} size="sm" id="deprecated-heading">
        Deprecated names of the design system
      </Heading>
      <Text muted>
        Each version that visitors get, or may get back, recorded them when it was built. Names that were deprecated
        later are not in its record.
      </Text>
      <Disclosure summary={`${versions.length} versions, ${using} with deprecated names`}>
        <DataTable
          narrow="stack"
          caption="Versions and deprecated names"
          columns={columns}
          rows={versions.map(toRow)}
        />
      </Disclosure>
    </Stack>
  );
}

const toRow = ({ remote, version, as, names }: VersionNames) => ({
  remote,
  version: <VersionName version={version} />,
  as: RELEASES[as],
  names: names ? <Names names={names} /> : 'Not recorded',
});

const Names = ({ names }: { names: NonNullable<VersionNames['names']> }) =>
  names.length === 0 ? (
    'None'
  ) : (
    <Stack gap={1}>
      {names.map(({ component, prop, since, at }) => (
        <span key={component + prop}>
          {component} {prop} (since {since}): {at.join(', ')}
        </span>
      ))}
    </Stack>
  );
