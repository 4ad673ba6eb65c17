import { Badge, DataTable, Heading, Stack, Text } from '@site/design-system';
import type { Tally, VersionFigures } from '@site/contract';
import { UtcTime } from '../database/utc-time.tsx';
import { excessText, shareText } from './shares.ts';
import styles from './version-figures.module.css';
import { VersionName } from './version-name.tsx';
import { VersionState } from './version-state.tsx';

const columns = [
  { key: 'version', label: 'Version', nowrap: true },
  { key: 'renders', label: 'On the server', align: 'end', nowrap: true },
  { key: 'visits', label: 'In the browser', align: 'end', nowrap: true },
  { key: 'vitals', label: 'Slow or unsteady', align: 'end', nowrap: true },
  { key: 'since', label: 'Since' },
] as const;

/** How the versions do that visitors get: above all, whether a gradual one does worse than the live one. */
export function VersionFiguresTable({ figures }: { figures: readonly VersionFigures[] }) {
  if (figures.length === 0) return null;
  return (
    <Stack as="section" gap={3} aria-labelledby="figures-heading">
      <Heading level={2} size="sm" id="figures-heading">
        How versions do
      </Heading>
      <Text muted>
        Pages rendered and visits of the last 24 hours; with a gradual release, since its share was set. A visit is slow
        or unsteady if its LCP is over 2.5 s, its CLS over 0.1 or its INP over 200 ms.
      </Text>
      <DataTable
        narrow="stack"
        caption="Failures by version"
        columns={columns}
        rows={figures.map((each) => toRow(each, figures))}
      />
    </Stack>
  );
}

function toRow({ remote, version, state, since, ...tallies }: VersionFigures, figures: readonly VersionFigures[]) {
  const live =
    state === 'gradual' ? figures.find((each) => each.remote === remote && each.state === 'live') : undefined;
  const share = (measure: keyof typeof tallies) => <Share tally={tallies[measure]} live={live?.[measure]} />;
  return {
    version: (
      <Stack gap={1} align="start">
        <span>{remote}</span>
        <span className={styles.version}>
          <VersionName version={version} />
        </span>
        <VersionState state={state} />
      </Stack>
    ),
    renders: share('renders'),
    visits: share('visits'),
    vitals: share('vitals'),
    since: <UtcTime value={since} />,
  };
}

interface ShareProps {
  tally: Tally;
  /** The live version's, to compare with. */
  live: Tally | undefined;
}

function Share({ tally, live }: ShareProps) {
  const excess = live && excessText(tally, live);
  return (
    <Stack gap={1}>
      <span>{shareText(tally)}</span>
      {tally.total > 0 && (
        <Text size="sm" muted>
          {figure(tally.bad)} of {figure(tally.total)}
        </Text>
      )}
      {excess !== undefined && (
        <span>
          <Badge status="warning">{excess}</Badge>
        </span>
      )}
    </Stack>
  );
}

const figure = (count: number) => count.toLocaleString('en-GB');
