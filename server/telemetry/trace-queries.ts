import { SpanKind, type Tracer } from '@opentelemetry/api';
import type { LogEvent, RootOperationNode } from 'kysely';
import { fail, isTraced } from './spans.ts';

/** A span for each statement that belongs to a request. Statements have values in them, so only their kind is told. */
export const traceQueries =
  (tracer: Tracer) =>
  (event: LogEvent): void => {
    if (!isTraced()) return;
    const { operation, table } = summaryOf(event.query.query, event.query.sql);
    const endTime = Date.now();
    const span = tracer.startSpan([operation, table].filter(Boolean).join(' '), {
      kind: SpanKind.CLIENT,
      startTime: endTime - event.queryDurationMillis,
      attributes: {
        'db.system.name': 'postgresql',
        'db.operation.name': operation,
        ...(table !== undefined && { 'db.collection.name': table }),
      },
    });
    if (event.level === 'error') fail(span, event.error);
    span.end(endTime);
  };

interface Summary {
  operation: string;
  /** Of the first table, where it is one that the schema names. */
  table?: string | undefined;
}

function summaryOf(node: RootOperationNode, sql: string): Summary {
  const operation = /^\W*([a-z]+)/i.exec(sql)?.[1]?.toUpperCase() ?? 'SQL';
  return { operation, table: tableIn(tableNode(node)) };
}

function tableNode(node: RootOperationNode): unknown {
  if (node.kind === 'SelectQueryNode') return node.from?.froms[0];
  if (node.kind === 'InsertQueryNode') return node.into;
  if (node.kind === 'UpdateQueryNode') return node.table;
  if (node.kind === 'DeleteQueryNode') return node.from.froms[0];
  return undefined;
}

/** Through an alias, if it has one. */
function tableIn(node: unknown): string | undefined {
  const { kind, node: aliased, table } = (node ?? {}) as { kind?: string; node?: unknown; table?: SchemableName };
  if (kind === 'AliasNode') return tableIn(aliased);
  return kind === 'TableNode' ? table?.identifier.name : undefined;
}

interface SchemableName {
  identifier: { name: string };
}
