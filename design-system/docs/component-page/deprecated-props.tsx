import { useEffect, useState, type ReactNode } from 'react';
import { LIVE_NAMES, LiveNamesSchema, type LiveNames } from '@site/contract';
import * as v from 'valibot';
import type { PropChange } from '../../migrate/changes.ts';
import { Badge } from '../../src/components/badge/badge.tsx';
import { DataTable } from '../../src/components/data-table/data-table.tsx';
import { Stack } from '../../src/components/stack/stack.tsx';
import { Text } from '../../src/components/text/text.tsx';
import { Show } from '../blocks/show.tsx';

interface DeprecatedPropsProps {
  /** The component: 'Button'. */
  of: string;
  changes: readonly PropChange[];
  /** The address of the site whose remotes are asked for. */
  site?: string | undefined;
}

const columns = [
  { key: 'prop', label: 'Prop' },
  { key: 'since', label: 'Since' },
  { key: 'instead', label: 'Use instead' },
  { key: 'used', label: 'In live versions' },
] as const;

/** What takes the place of a component's deprecated props, and which live versions of remotes still use them. */
export function DeprecatedProps({
  of,
  changes,
  site = import.meta.env['STORYBOOK_SITE_URL'] as string | undefined,
}: DeprecatedPropsProps) {
  const live = useLiveNames(site);
  const rows = changes.map(({ prop, since, to, atEnd }) => ({
    prop: <Names names={[prop, atEnd]} />,
    since,
    instead: to === undefined ? 'Nothing' : <Names names={[to, atEnd && 'end']} />,
    used: typeof live === 'object' ? <Use of={of} prop={prop} versions={live.versions} /> : 'Not known',
  }));
  return (
    <Show>
      <Stack gap={4}>
        <Text role="status">{typeof live === 'object' ? asRecorded(site) : live}</Text>
        <DataTable narrow="stack" caption={`Deprecated props of ${of}`} columns={columns} rows={rows} />
      </Stack>
    </Show>
  );
}

const asRecorded = (site = '') =>
  `Each version that visitors of ${site} get, or may get back, recorded them when it was built. What none of them uses ` +
  'may be removed by the next major version; props that are spread from another file are not seen.';

const NO_SITE =
  'Which live versions use them is not known: this Storybook was built without the address of a site, ' +
  'STORYBOOK_SITE_URL.';

const PATIENCE_MS = 10_000;

/** What the site says or, in a sentence, why nothing is known. */
function useLiveNames(site: string | undefined): LiveNames | string {
  const [answer, setAnswer] = useState<LiveNames | string>(`${site} is asked which live versions use them.`);
  useEffect(() => {
    if (!site) return;
    const left = new AbortController();
    askSite(site, AbortSignal.any([left.signal, AbortSignal.timeout(PATIENCE_MS)])).then(setAnswer, () => {
      if (!left.signal.aborted) setAnswer(`Which live versions use them is not known: ${site} did not say.`);
    });
    return () => left.abort();
  }, [site]);
  return site ? answer : NO_SITE;
}

async function askSite(site: string, signal: AbortSignal): Promise<LiveNames> {
  const response = await fetch(new URL(LIVE_NAMES, site), { signal });
  return v.parse(LiveNamesSchema, await response.json());
}

type Version = LiveNames['versions'][number];

/** Whether the prop may be removed, and who uses it. A version that does not know the name may use it, too. */
function Use({ of, prop, versions }: { of: string; prop: string; versions: readonly Version[] }) {
  const usesIn = ({ names }: Version) => names?.find((name) => name.component === of && name.prop === prop)?.uses;
  const using = versions.filter((version) => usesIn(version));
  const unrecorded = versions.filter((version) => usesIn(version) === undefined);
  if (using.length + unrecorded.length === 0) return <Badge status="success">Not used</Badge>;
  return (
    <Stack gap={2} align="start">
      {using.length > 0 ? <Badge status="warning">Used</Badge> : <Badge status="neutral">Not known</Badge>}
      {using.map((version) => (
        <span key={inWords(version)}>{inWords(version)}</span>
      ))}
      {unrecorded.map((version) => (
        <span key={inWords(version)}>Not recorded: {inWords(version)}</span>
      ))}
    </Stack>
  );
}

const inWords = ({ remote, version, as }: Version) => `${remote} ${version} (${as})`;

const Names = ({ names }: { names: readonly (string | undefined)[] }) =>
  names
    .filter((name) => name !== undefined)
    .map((name, index): ReactNode => (
      <span key={name}>
        {index > 0 && ', '}
        <code>{name}</code>
      </span>
    ));
