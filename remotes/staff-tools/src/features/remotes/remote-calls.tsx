import { DataTable, Disclosure, Heading, Stack, Text } from '@site/design-system';
import type { RemoteCalls as Calls } from '@site/contract';

const columns = [
  { key: 'endpoint', label: 'Endpoint' },
  { key: 'by', label: 'Called by' },
  { key: 'deprecated', label: 'Deprecated' },
] as const;

/** Who calls which endpoint of the API: whom a change of it concerns. */
export function RemoteCalls({ calls: { endpoints, unrecorded } }: { calls: Calls }) {
  const deprecated = endpoints.filter(isDeprecated).length;
  return (
    <Stack as="section" gap={3} aria-labelledby="calls-heading">
      <Heading level={2} size="sm" id="calls-heading">
        What remotes call
      </Heading>
      <Text muted>
        Each version that visitors get recorded them when it was built. A site whose API would break one of them does
        not take over.
      </Text>
      {unrecorded.length > 0 && <Text>No record of what these call: {unrecorded.join(', ')}.</Text>}
      <Disclosure summary={`${endpoints.length} endpoints, ${deprecated} with something deprecated`}>
        <DataTable
          narrow="stack"
          caption="Endpoints and the versions that call them"
          columns={columns}
          rows={endpoints.map(toRow)}
        />
      </Disclosure>
    </Stack>
  );
}

type Called = Calls['endpoints'][number];

const isDeprecated = ({ deprecated, fields }: Called) => deprecated !== null || fields.length > 0;

const toRow = ({ endpoint, by, deprecated, fields }: Called) => ({
  endpoint,
  by: by.join(', '),
  deprecated: [
    ...(deprecated === null ? [] : [deprecated]),
    ...fields.map(({ name, by: versions }) => `${name}: ${versions.join(', ')}`),
  ].join('; '),
});
