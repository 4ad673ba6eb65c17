import type { ComponentProps } from 'react';
import { cx } from 'class-variance-authority';
import { DataTable } from '../data-table/data-table.tsx';
import { Disclosure } from '../disclosure/disclosure.tsx';
import { linePath } from './line-path.ts';
import styles from './line-chart.module.css';

export interface LineChartSeries {
  /** What is measured: 'Jobs added'. */
  label: string;
  /** An amount for each point; null where there is none, which leaves a gap. */
  values: ReadonlyArray<number | null>;
}

export interface LineChartProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** Says what the chart shows; above it. */
  caption: string;
  /** What the points are, as the head of their column: 'Month'. */
  pointsLabel: string;
  /** Earliest first, as displayed: 'March 2026'. */
  points: readonly string[];
  /** Each has a line and a scale of its own, so that no colours have to be told apart. */
  series: ReadonlyArray<LineChartSeries>;
  /** How an amount is written. */
  format?: (amount: number) => string;
  /** What the table says where there is no amount. */
  missing?: string;
}

const grouped = (amount: number) => amount.toLocaleString('en-GB');

/**
 * How amounts change over time, with the figures as a table.
 *
 * **Use it** for one to four amounts over six points or more.
 * **Not** to compare things at one time: that is a `BarChart`.
 */
export function LineChart({
  caption,
  pointsLabel,
  points,
  series,
  format = grouped,
  missing = 'No figure',
  className,
  ...props
}: LineChartProps) {
  const columns = series.map(({ label }, index) => ({ key: `${index}`, label, align: 'end' as const }));
  const rows = points.map((point, row) => ({
    point,
    ...Object.fromEntries(
      series.map(({ values }, index) => {
        const amount = values[row] ?? null;
        return [index, amount === null ? missing : format(amount)];
      }),
    ),
  }));
  return (
    <figure className={cx(styles.chart, className)} {...props}>
      <figcaption className={styles.caption}>{caption}</figcaption>
      {series.map(({ label, values }) => {
        const max = Math.max(0, ...values.map((value) => value ?? 0));
        return (
          <div key={label} className={styles.series}>
            <p className={styles.label}>
              {label} <span className={styles.scale}>up to {format(max)}</span>
            </p>
            <svg
              viewBox="0 0 100 100"
              preserveAspectRatio="none"
              aria-hidden="true"
              focusable="false"
              className={styles.plot}
            >
              <path d={linePath(values, max)} className={styles.line} />
            </svg>
          </div>
        );
      })}
      <div aria-hidden="true" className={styles.axis}>
        <span>{points[0]}</span>
        {points.length > 1 && <span>{points.at(-1)}</span>}
      </div>
      <Disclosure summary="The figures as a table">
        <DataTable caption={caption} columns={[{ key: 'point', label: pointsLabel }, ...columns]} rows={rows} />
      </Disclosure>
    </figure>
  );
}
