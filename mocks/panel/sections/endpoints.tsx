import { Stack, Text, TextField } from '@site/design-system';
import type { EndpointName } from '@site/contract';
import { mocks } from '../../mocks.ts';
import { ENDPOINT_NAMES } from '../../states/offered.ts';
import { EndpointStates } from '../endpoint-states.tsx';
import type { Memory } from '../memory.ts';
import type { LoggedRequest } from '../../logged-request.ts';
import type { MockedSite } from '../mocked-site.ts';
import styles from '../mock-panel.module.css';

interface EndpointsProps {
  site: MockedSite;
  calls: readonly LoggedRequest[];
  memory: Memory;
  change: (changes: Partial<Memory>) => void;
}

/** The endpoints of the page in view, then all that match what is looked for. */
export function Endpoints({ site, calls, memory: { find, unfolded }, change }: EndpointsProps) {
  const here = endpointsOf(site, calls);
  const found = ENDPOINT_NAMES.filter((name) => matches(name, find));
  const list = (names: readonly EndpointName[], label: string) => (
    <ul className={styles.entries} aria-label={label}>
      {names.map((name) => {
        const id = `${label === HERE ? 'here-' : ''}${name}`;
        return (
          <li key={name}>
            <EndpointStates
              id={id}
              name={name}
              site={site}
              open={unfolded.includes(id)}
              onOpenChange={(open) =>
                change({ unfolded: open ? [...unfolded, id] : unfolded.filter((each) => each !== id) })
              }
            />
          </li>
        );
      })}
    </ul>
  );
  return (
    <Stack gap={4}>
      {here.length > 0 && (
        <Stack gap={2}>
          <h4>{HERE}</h4>
          {list(here, HERE)}
        </Stack>
      )}
      <Stack gap={2}>
        <h4>{ALL}</h4>
        <TextField
          id="find-endpoint"
          name="find"
          label="Find an endpoint"
          value={find}
          autoComplete="off"
          onChange={({ currentTarget }) => change({ find: currentTarget.value })}
        />
        <Text size="sm" muted role="status">
          {found.length} of {ENDPOINT_NAMES.length} endpoints
        </Text>
        {list(found, ALL)}
      </Stack>
    </Stack>
  );
}

const HERE = 'Called by this page';
const ALL = 'All endpoints';

/** Those called since the page was opened, and those whose answers show on it. */
function endpointsOf({ address, settings }: MockedSite, calls: readonly LoggedRequest[]): EndpointName[] {
  const { pathname } = address();
  const opened = performance.timeOrigin + settings.clockAhead;
  const called = calls.filter(({ at }) => Date.parse(at) >= opened).map(({ endpoint }) => endpoint);
  const shown = ENDPOINT_NAMES.filter((name) => mocks[name].shows.page.split('?')[0] === pathname);
  const names = new Set<string | null>([...called, ...shown]);
  return ENDPOINT_NAMES.filter((name) => names.has(name));
}

function matches(name: EndpointName, find: string): boolean {
  const text = `${name} ${mocks[name].operation.summary} ${mocks[name].endpoint.path}`.toLowerCase();
  return find
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
