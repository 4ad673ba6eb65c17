import type { ReactNode } from 'react';
import { DataTable } from '../../src/components/data-table/data-table.tsx';
import { Icon } from '../../src/components/icon/icon.tsx';
import { Show } from '../blocks/show.tsx';
import styles from './content.module.css';

export interface Example {
  write: ReactNode;
  /** The wording to avoid, if there is one worth showing. */
  not?: ReactNode;
}

/** Good wording, each with the wording to avoid beside it. */
export function Examples({ of }: { of: readonly Example[] }) {
  return (
    <Show>
      <ul className={styles.examples}>
        {of.map(({ write, not }, index) => (
          <li key={index} className={styles.example}>
            <p className={styles.write}>
              <Icon name="check" size="sm" label="Write" />
              <span>{write}</span>
            </p>
            {not && (
              <p className={styles.not}>
                <Icon name="close" size="sm" label="Not" />
                <span>{not}</span>
              </p>
            )}
          </li>
        ))}
      </ul>
    </Show>
  );
}

export interface FormatsProps {
  caption: string;
  rows: ReadonlyArray<{ what: string; written: string; note?: string }>;
}

/** How to write figures. */
export function Formats({ caption, rows }: FormatsProps) {
  const columns = [
    { key: 'what', label: 'What' },
    { key: 'written', label: 'Written' },
    { key: 'note', label: 'Because' },
  ] as const;
  return (
    <Show>
      <DataTable
        className={styles.table}
        caption={caption}
        columns={columns}
        rows={rows.map(({ note = '', ...row }) => ({ ...row, note }))}
      />
    </Show>
  );
}
