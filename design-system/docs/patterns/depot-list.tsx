import { useState } from 'react';
import { Button } from '../../src/components/button/button.tsx';
import { Card } from '../../src/components/card/card.tsx';
import { CheckboxGroup } from '../../src/components/checkbox-group/checkbox-group.tsx';
import { Chip } from '../../src/components/chip/chip.tsx';
import { Cluster } from '../../src/components/cluster/cluster.tsx';
import { EmptyState } from '../../src/components/empty-state/empty-state.tsx';
import { ErrorState } from '../../src/components/error-state/error-state.tsx';
import { FilterGroup } from '../../src/components/filter-group/filter-group.tsx';
import { Heading } from '../../src/components/heading/heading.tsx';
import { Pagination } from '../../src/components/pagination/pagination.tsx';
import { Skeleton } from '../../src/components/skeleton/skeleton.tsx';
import { SlideOver } from '../../src/components/slide-over/slide-over.tsx';
import { Stack } from '../../src/components/stack/stack.tsx';
import { Text } from '../../src/components/text/text.tsx';
import { depots, PAGE_SIZE, regions, type Region } from './depots.ts';
import styles from './depot-list.module.css';

export interface DepotListProps {
  state?: 'ready' | 'loading' | 'failed';
  onRetry?: () => void;
  page?: number;
  /** Initial state, for documentation. */
  initial?: { regions?: readonly Region[]; nightsOnly?: boolean; filtersOpen?: boolean };
}

export function DepotList({ state = 'ready', onRetry, page = 1, initial = {} }: DepotListProps) {
  const [chosen, setChosen] = useState<readonly Region[]>(initial.regions ?? []);
  const [nightsOnly, setNightsOnly] = useState(initial.nightsOnly ?? false);
  const [panelOpen, setPanelOpen] = useState(initial.filtersOpen ?? false);

  const found = depots.filter(
    (depot) => (chosen.length === 0 || chosen.includes(depot.region)) && (!nightsOnly || depot.nights),
  );
  const clear = () => {
    setChosen([]);
    setNightsOnly(false);
  };
  const filters = <Filters chosen={chosen} onChange={setChosen} />;

  return (
    <div className={styles.layout}>
      <div className={styles.panel}>{filters}</div>
      <Stack gap={4}>
        <Cluster>
          <Chip pressed={nightsOnly} onPressedChange={setNightsOnly}>
            Nights
          </Chip>
          <span className={styles.opener}>
            <Button variant="secondary" size="sm" start="filter" onClick={() => setPanelOpen(true)}>
              Filters{chosen.length > 0 && ` (${chosen.length})`}
            </Button>
          </span>
        </Cluster>
        {/* Always in the page: a live region that appears together with its text is not read out. */}
        <Text role="status" weight="bold">
          {state === 'ready' && `${found.length} ${found.length === 1 ? 'depot' : 'depots'} found`}
          {state === 'loading' && 'Loading depots…'}
        </Text>
        {state === 'loading' && <Loading />}
        {state === 'failed' && (
          <ErrorState title="The depots could not be loaded" {...(onRetry && { onRetry })}>
            Your filters are kept.
          </ErrorState>
        )}
        {state === 'ready' && found.length === 0 && (
          <EmptyState title="No depot matches" actions={<Button onClick={clear}>Clear all filters</Button>}>
            Try fewer filters.
          </EmptyState>
        )}
        {state === 'ready' && <Results found={found} page={page} />}
      </Stack>
      <SlideOver open={panelOpen} onOpenChange={setPanelOpen} title="Filter depots" side="left">
        {filters}
      </SlideOver>
    </div>
  );
}

interface FiltersProps {
  chosen: readonly Region[];
  onChange: (chosen: readonly Region[]) => void;
}

function Filters({ chosen, onChange }: FiltersProps) {
  return (
    <FilterGroup title="Region">
      <CheckboxGroup
        legend="Region"
        hideLegend
        name="region"
        options={regions.map((region) => ({ label: region, value: region }))}
        values={chosen}
        onValuesChange={(values) => onChange(regions.filter((region) => values.includes(region)))}
      />
    </FilterGroup>
  );
}

function Results({ found, page }: { found: typeof depots; page: number }) {
  const shown = found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return (
    <>
      <Stack as="ul" gap={3}>
        {shown.map(({ town, region, nights }) => (
          <Card key={town} as="li">
            <Cluster justify="between">
              <Heading level={3} size="sm">
                {town}
              </Heading>
              <Text as="span" muted>
                {region}, {nights ? 'days and nights' : 'days'}
              </Text>
            </Cluster>
          </Card>
        ))}
      </Stack>
      <Pagination
        label="Pages of depots"
        page={page}
        totalPages={Math.ceil(found.length / PAGE_SIZE)}
        hrefFor={(number) => `#page-${number}`}
      />
    </>
  );
}

const Loading = () => (
  <Stack gap={3} aria-hidden="true">
    {Array.from({ length: PAGE_SIZE }, (_, index) => (
      <Card key={index}>
        <Skeleton lines={1} />
      </Card>
    ))}
  </Stack>
);
