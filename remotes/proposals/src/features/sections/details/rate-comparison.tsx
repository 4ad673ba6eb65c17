import { BarChart, DataTable } from '@site/design-system';
import type { SectionOf } from '@site/contract';
import { Marked } from '../../search/marked.tsx';

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

/** None for an amount without a figure, which has no bar. */
const poundsOf = (amount: string): number => Number(/£(\d+(?:\.\d+)?)/.exec(amount)?.[1] ?? 0);

/** The agency's rates beside the incumbent's, as bars, and what the agency pays beside them. */
export const RateComparison = ({ rates }: { rates: Rates }) => (
  <>
    <BarChart
      caption="Rates"
      heads={['Item', 'Amount']}
      rows={ratesIn(rates).map(({ label, amount, ours }) => ({
        label,
        value: <Marked>{amount}</Marked>,
        muted: !ours,
        to: poundsOf(amount),
      }))}
    />
    <DataTable
      caption="Allowances"
      columns={[
        { key: 'label', label: 'Item' },
        { key: 'amount', label: 'Amount', align: 'end' },
      ]}
      rows={allowancesIn(rates).map(({ label, amount }) => ({ label, amount: <Marked>{amount}</Marked> }))}
    />
  </>
);
