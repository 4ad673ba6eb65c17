import { DataTable } from '../../src/components/data-table/data-table.tsx';
import { Link } from '../../src/components/link/link.tsx';
import { addressOf, Show } from '../blocks/show.tsx';
import { needs, type Need } from './needs.ts';
import styles from './which-component.module.css';

const columns = [
  { key: 'need', label: 'I need' },
  { key: 'component', label: 'Component' },
  { key: 'otherwise', label: 'When it fails, is empty or is long' },
] as const;

/** A table for each group of needs. */
export function WhichComponent() {
  return needs.map((area) => (
    <Show key={area.title}>
      <DataTable caption={area.title} columns={columns} rows={area.needs.map(toRow)} className={styles.table} />
    </Show>
  ));
}

const toRow = ({ need, component, page, otherwise }: Need) => ({
  need: <span className={styles.need}>{need}</span>,
  component: <Link href={addressOf(`${page}--docs`)}>{component}</Link>,
  otherwise: <Link href={addressOf(`${page}--${otherwise.story}`)}>{otherwise.what}</Link>,
});
