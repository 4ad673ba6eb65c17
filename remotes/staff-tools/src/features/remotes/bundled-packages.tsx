import { DataTable, Disclosure, Heading, Stack, Text } from '@site/design-system';
import type { BundledPackage } from '@site/contract';

const columns = [
  { key: 'name', label: 'Package' },
  { key: 'version', label: 'Version' },
  { key: 'in', label: 'In' },
] as const;

/** Whether a package of which one reads in the news is on the site, and where. */
export function BundledPackages({ packages }: { packages: readonly BundledPackage[] }) {
  return (
    <Stack as="section" gap={3} aria-labelledby="packages-heading">
      <Heading level={2} size="sm" id="packages-heading">
        Packages in what visitors get
      </Heading>
      <Text muted>
        From the bills of materials of the builds. What the server itself has installed is not among them; nor are
        builds that were made before there were bills, or with other tools.
      </Text>
      <Disclosure summary={`${packages.length.toLocaleString('en-GB')} packages`}>
        <DataTable
          narrow="stack"
          caption="Packages and the versions with them"
          columns={columns}
          rows={packages.map(toRow)}
        />
      </Disclosure>
    </Stack>
  );
}

const toRow = ({ name, version, in: versions }: BundledPackage) => ({ name, version, in: versions.join(', ') });
