import type { ComponentProps, ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import styles from './bar-chart.module.css';

export interface BarChartRow {
  /** What is measured. */
  label: ReactNode;
  /** The amount or the range in words and figures: '£32,000 to £40,000'. */
  value: ReactNode;
  /** One that the others are compared with. */
  muted?: boolean;
  /** Where its bar begins; without it, at the start of the scale. */
  from?: number;
  /** Where its bar ends. */
  to: number;
  /** An amount marked across the bar, such as the median of a range. */
  mark?: number;
}

type BarChartName =
  | {
      /** Says what the chart shows; above it. */
      caption: string;
      'aria-labelledby'?: never;
    }
  | {
      caption?: never;
      /** The id of a heading that says what the chart shows. */
      'aria-labelledby': string;
    };

export type BarChartProps = BarChartName &
  Omit<ComponentProps<'div'>, 'children' | 'aria-label'> & {
    rows: ReadonlyArray<BarChartRow>;
    /** The heads of the two columns, for screen readers: 'Role', 'Pay a year'. */
    heads: readonly [label: string, value: string];
    /** Where the scale begins: by default 0, or the least amount if that is below. */
    min?: number;
    /** Where the scale ends: by default the largest amount. */
    max?: number;
    /** Amounts to mark on the scale, and their words below the chart. */
    ticks?: ReadonlyArray<{ at: number; label: string }>;
  };

/**
 * Amounts or ranges on one scale: a table, which says its figures and draws them as bars.
 *
 * **Use it** to compare up to about twelve things. **Not** for a change over time: that is a `LineChart`.
 * **Not** for records with several figures each: that is a `DataTable`.
 */
export function BarChart({
  caption,
  'aria-labelledby': labelledBy,
  rows,
  heads,
  min = Math.min(0, ...rows.map(({ from = 0, to }) => Math.min(from, to))),
  max = Math.max(...rows.map(({ to }) => to)),
  ticks = [],
  className,
  ...props
}: BarChartProps) {
  const share = (amount: number) => (100 * (amount - min)) / (max - min || 1);
  return (
    <div className={cx(styles.chart, className)} {...props}>
      <table aria-labelledby={labelledBy} className={styles.table}>
        {caption && <caption className={styles.caption}>{caption}</caption>}
        <thead className={styles.heads}>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.rows}>
          {rows.map(({ label, value, muted = false, from = min, to, mark }, index) => (
            <tr key={index} className={styles.row}>
              <th scope="row" className={styles.label}>
                {label}
              </th>
              <td>
                <div className={styles.value}>{value}</div>
                <svg aria-hidden="true" focusable="false" className={styles.lane}>
                  {ticks.map(({ at }) => (
                    <Mark key={at} share={share(at)} className={styles.tick} />
                  ))}
                  <rect
                    x={`${share(from)}%`}
                    width={`${share(to) - share(from)}%`}
                    y="15%"
                    height="70%"
                    className={cx(styles.bar, muted && styles.muted)}
                  />
                  {mark !== undefined && <Mark share={share(mark)} className={styles.mark} />}
                </svg>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {ticks.length > 0 && (
        <svg aria-hidden="true" focusable="false" className={styles.axis}>
          {ticks.map(({ at, label }) => (
            <text key={at} x={`${share(at)}%`} y="1em" textAnchor={anchorOf(share(at))}>
              {label}
            </text>
          ))}
        </svg>
      )}
    </div>
  );
}

function Mark({ share, className }: { share: number; className: string | undefined }) {
  return <line x1={`${share}%`} x2={`${share}%`} y2="100%" className={className} />;
}

/** Keeps the words at the ends of the scale within its width. */
function anchorOf(share: number) {
  if (share < 4) return 'start';
  return share > 96 ? 'end' : 'middle';
}
