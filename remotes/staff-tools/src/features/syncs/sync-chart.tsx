import { useId } from 'react';
import { Cluster, Text } from '@site/design-system';
import type { ListedSync } from '@site/contract';
import { utcTime } from '../database/utc-text.ts';
import { UtcTime } from '../database/utc-time.tsx';
import { CHART_ROWS, heightOf, largestOf, slotOf, type ChartKey } from './chart-bars.ts';
import { figure } from './sync-texts.ts';
import styles from './sync-chart.module.css';

/** In the chart's own pixels. */
const ROW_HEIGHT = 80;
const BAR_HEIGHT = 50;
const LABEL_BASELINE = 22;
const HEIGHT = ROW_HEIGHT * CHART_ROWS.length;

interface SyncChartProps {
  /** Newest first, as in the table below it, which has the figures; at least one. */
  syncs: readonly ListedSync[];
}

/** One row of bars each for what was added, updated, closed and rejected, so that no colour has to be told apart. */
export function SyncChart({ syncs }: SyncChartProps) {
  const hatching = useId();
  const inOrder = [...syncs].reverse();
  const largest = largestOf(
    syncs,
    CHART_ROWS.map(({ key }) => key),
  );
  return (
    <figure className={styles.figure}>
      <svg role="img" aria-label={summaryOf(inOrder)} className={styles.chart} width="100%" height={HEIGHT}>
        <pattern id={hatching} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <line x1={0} x2={0} y1={0} y2={6} className={styles.hatch} />
        </pattern>
        {CHART_ROWS.map(({ key, label }, row) => (
          <svg key={key} y={row * ROW_HEIGHT} width="100%" height={ROW_HEIGHT}>
            <text y={LABEL_BASELINE} className={styles.label}>
              {`${label}: ${rangeOf(syncs, key)}`}
            </text>
            <line x1="0" x2="100%" y1={ROW_HEIGHT - 1} y2={ROW_HEIGHT - 1} className={styles.baseline} />
            {inOrder.map((sync, index) =>
              sync.status === 'failed' ? (
                <Failure key={sync.id} slot={slotOf(index, syncs.length)} fill={`url(#${hatching})`} />
              ) : (
                <Bar
                  key={sync.id}
                  kind={key}
                  slot={slotOf(index, syncs.length)}
                  height={heightOf(sync[key], largest) * BAR_HEIGHT}
                />
              ),
            )}
          </svg>
        ))}
        {inOrder.map((sync, index) => (
          <Tooltip key={sync.id} sync={sync} slot={slotOf(index, syncs.length)} />
        ))}
      </svg>
      <Cluster justify="between" className={styles.axis}>
        {inOrder[0] && <UtcTime value={inOrder[0].startedAt} />}
        {syncs[0] && syncs.length > 1 && <UtcTime value={syncs[0].startedAt} />}
      </Cluster>
      <Text as="figcaption" size="sm" muted>
        One bar for each sync in the table below, which has the figures; the newest is on the right. Heights are on a
        square-root scale, so that a few jobs show beside hundreds. Hatched: the sync failed.
      </Text>
    </figure>
  );
}

interface SlotProps {
  slot: { start: number; width: number };
}

const percent = (share: number) => `${share * 100}%`;

/** A failed sync changed nothing: the hatching stands where its bars would. */
function Failure({ slot, fill }: SlotProps & { fill: string }) {
  const y = ROW_HEIGHT - 1 - BAR_HEIGHT;
  return <rect x={percent(slot.start)} y={y} width={percent(slot.width)} height={BAR_HEIGHT} fill={fill} />;
}

const BAR_SHARE = 0.7;
const LEAST_BAR = 3;

function Bar({ kind, slot, height }: SlotProps & { kind: ChartKey; height: number }) {
  if (height === 0) return null;
  const shown = Math.max(height, LEAST_BAR);
  return (
    <rect
      x={percent(slot.start + (slot.width * (1 - BAR_SHARE)) / 2)}
      y={ROW_HEIGHT - 1 - shown}
      width={percent(slot.width * BAR_SHARE)}
      height={shown}
      className={styles[kind]}
    />
  );
}

function Tooltip({ sync, slot }: SlotProps & { sync: ListedSync }) {
  const changes = CHART_ROWS.map(({ key, label }) => `${figure(sync[key])} ${label.toLowerCase()}`).join(', ');
  const time = utcTime(sync.startedAt);
  return (
    <rect x={percent(slot.start)} y={0} width={percent(slot.width)} height={HEIGHT} fill="transparent">
      <title>{`${time}: ${sync.status === 'failed' ? 'failed' : changes}`}</title>
    </rect>
  );
}

/** 'none', or 'up to 648 in a sync'. */
function rangeOf(syncs: readonly ListedSync[], key: ChartKey): string {
  const most = largestOf(syncs, [key]);
  return most === 0 ? 'none' : `up to ${figure(most)} in a sync`;
}

function summaryOf(syncs: readonly ListedSync[]): string {
  const sums = CHART_ROWS.map(({ key, label }) => {
    const sum = syncs.reduce((total, sync) => total + sync[key], 0);
    return `${figure(sum)} ${label.toLowerCase()}`;
  });
  const failed = syncs.filter(({ status }) => status === 'failed').length;
  return `Bar chart of ${count(syncs.length)}: ${sums.join(', ')} in all; ${count(failed)} failed`;
}

const count = (syncs: number) => (syncs === 1 ? '1 sync' : `${figure(syncs)} syncs`);
