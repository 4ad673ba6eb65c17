import { Fragment, type ReactNode } from 'react';
import { DataTable, Link } from '@site/design-system';
import type { LegalBlock, LegalSection, LegalTable, Line, Run } from '../../content/legal-text.ts';

export interface LegalTextProps {
  section: LegalSection;
  /** After the section's text. */
  children?: ReactNode;
}

/** One section of a legal page, inside a `LegalPage`. */
export function LegalText({ section: { id, title, blocks }, children }: LegalTextProps) {
  return (
    <>
      <h2 id={id}>{title}</h2>
      {blocks.map((block, index) => (
        <Fragment key={index}>{renderBlock(block)}</Fragment>
      ))}
      {children}
    </>
  );
}

const isLine = (block: LegalBlock): block is Line => typeof block === 'string' || Array.isArray(block);

function renderBlock(block: LegalBlock): ReactNode {
  if (isLine(block)) return <p>{renderLine(block)}</p>;
  if ('heading' in block) return <h3 id={block.id}>{block.heading}</h3>;
  if ('table' in block) return <Table {...block.table} />;
  return (
    <ul>
      {block.points.map((point, index) => (
        <li key={index}>{renderLine(point)}</li>
      ))}
    </ul>
  );
}

function Table({ caption, columns, rows }: LegalTable) {
  return (
    <DataTable
      caption={caption}
      columns={columns.map((label) => ({ key: label, label }))}
      rows={rows.map((cells) =>
        Object.fromEntries(columns.map((label, index) => [label, renderLine(cells[index] ?? '')])),
      )}
    />
  );
}

const renderLine = (line: Line): ReactNode =>
  typeof line === 'string' ? line : line.map((run, index) => <Fragment key={index}>{renderRun(run)}</Fragment>);

function renderRun(run: Run): ReactNode {
  if (typeof run === 'string') return run;
  return 'code' in run ? <code>{run.code}</code> : <Link href={run.href}>{run.text}</Link>;
}
