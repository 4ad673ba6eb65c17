import { DataTable } from '@site/design-system';
import type { SectionOf } from '@site/contract';
import { Marked } from '../../search/marked.tsx';
import styles from './rate-comparison.module.css';

type Rates = SectionOf<'proposition'>['content']['rates'];

interface Rate {
  label: string;
  /** As the proposal states it: '£17.63 per hour'. */
  amount: string;
  ours: boolean;
}

const ratesIn = ({ agency, incumbent }: Rates): Rate[] => [
  { label: 'Agency, PAYE, flat rate', amount: agency.paye, ours: true },
  { label: 'Agency, umbrella, flat rate', amount: agency.umb, ours: true },
  { label: 'Incumbent, weekday', amount: incumbent.weekday, ours: false },
  { label: 'Incumbent, weekend', amount: incumbent.weekend, ours: false },
  { label: 'Incumbent, bank holiday', amount: incumbent.bank_holiday, ours: false },
  { label: 'Incumbent, overtime', amount: incumbent.overtime, ours: false },
];

const allowancesIn = ({ agency }: Rates) => [
  { label: 'Relocation allowance, PAYE', amount: agency.relocation_paye },
  { label: 'Relocation allowance, umbrella', amount: agency.relocation_umb },
];

/** Undefined for an amount without a figure. */
function poundsOf(amount: string): number | undefined {
  const [, figure] = /£(\d+(?:\.\d+)?)/.exec(amount) ?? [];
  return figure === undefined ? undefined : Number(figure);
}

/** The agency's rates beside the incumbent's: as bars, and in a table. */
export function RateComparison({ rates }: { rates: Rates }) {
  const bars = ratesIn(rates).flatMap((rate) => {
    const pounds = poundsOf(rate.amount);
    return pounds === undefined ? [] : [{ ...rate, pounds }];
  });
  const highest = Math.max(...bars.map(({ pounds }) => pounds));
  return (
    <>
      <div aria-hidden="true" className={styles.chart}>
        {bars.map(({ label, amount, pounds, ours }) => (
          <div key={label} className={styles.rate} data-ours={ours || undefined}>
            <span className={styles.label}>{label}</span>
            <svg className={styles.bar} width={`${(100 * pounds) / highest}%`} />
            <span className={styles.amount}>{amount}</span>
          </div>
        ))}
      </div>
      <DataTable
        caption="Rates and allowances"
        columns={[
          { key: 'label', label: 'Item' },
          { key: 'amount', label: 'Amount', align: 'end' },
        ]}
        rows={[...ratesIn(rates), ...allowancesIn(rates)].map(({ label, amount }) => ({
          label,
          amount: <Marked>{amount}</Marked>,
        }))}
      />
    </>
  );
}
