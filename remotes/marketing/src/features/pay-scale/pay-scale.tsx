import { BarChart, Card } from '@site/design-system';
import { payChart as words } from '../../content/pay-chart.ts';
import { type PayRange, rangeText } from './pay-range.ts';
import { payScale } from './scale.ts';

export interface PayScaleProps {
  /** Says whose pay it is. */
  caption: string;
  /** Lowest first. */
  rows: ReadonlyArray<{ label: string; pay: PayRange }>;
}

/** Pay ranges on one scale, so that they can be compared. */
export function PayScale({ caption, rows }: PayScaleProps) {
  const scale = payScale(rows.flatMap(({ pay: { from, to } }) => [1_000 * from, 1_000 * to]));
  return (
    <Card>
      <BarChart
        caption={caption}
        heads={[words.work, words.pay]}
        {...scale}
        rows={rows.map(({ label, pay }) => ({
          label,
          value: rangeText(pay),
          from: 1_000 * pay.from,
          to: pay.orMore ? scale.max : 1_000 * pay.to,
        }))}
      />
    </Card>
  );
}
