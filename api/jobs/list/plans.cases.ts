import type { CompiledQuery, Kysely, KyselyPlugin, RootOperationNode } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** The fields of a node of Postgres's EXPLAIN (format json) that are checked. */
export interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Plans?: PlanNode[];
}

/** The plans of every query that `work` sends; a setting holds for those that follow it. */
export async function plansOf(
  db: Kysely<Database>,
  work: (db: Kysely<Database>) => Promise<unknown>,
): Promise<PlanNode[]> {
  const sent: CompiledQuery[] = [];
  await work(db.withPlugin(recorder(db, sent)));
  const plans: PlanNode[] = [];
  let settings: CompiledQuery[] = [];
  let isSetting = false;
  for (const query of sent) {
    const wasSetting = isSetting;
    isSetting = query.sql.startsWith('set local');
    if (isSetting) settings = wasSetting ? [...settings, query] : [query];
    else plans.push(await explain(db, query, settings));
  }
  return plans;
}

/** Parts of a query are also compiled on their own; those with a result were sent. */
function recorder(db: Kysely<Database>, sent: CompiledQuery[]): KyselyPlugin {
  const compiled = new WeakMap<object, CompiledQuery>();
  return {
    transformQuery({ node, queryId }) {
      compiled.set(queryId, db.getExecutor().compileQuery<unknown>(node as RootOperationNode, queryId));
      return node;
    },
    async transformResult({ queryId, result }) {
      const query = compiled.get(queryId);
      if (query) sent.push(query);
      return result;
    },
  };
}

async function explain(
  db: Kysely<Database>,
  query: CompiledQuery,
  settings: readonly CompiledQuery[],
): Promise<PlanNode> {
  const run = async (on: Kysely<Database>) => {
    for (const setting of settings) await on.executeQuery(setting);
    return on.executeQuery<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>({
      ...query,
      sql: `explain (format json) ${query.sql}`,
    });
  };
  const { rows } = await (db.isTransaction ? run(db) : db.transaction().execute(run));
  return rows[0]!['QUERY PLAN'][0].Plan;
}

/** The indexes that the plans use, each once, in alphabetical order. */
export const indexesOf = (plans: readonly PlanNode[]): string[] =>
  [...new Set(nodesOf(plans).flatMap((node) => node['Index Name'] ?? []))].toSorted();

/**
 * Reads of all jobs to find some: 'Seq Scan on jobs', and a scan of a whole index for its jobs' places in the table.
 */
export const fullReadsOf = (plans: readonly PlanNode[]): string[] =>
  nodesOf(plans)
    .filter(
      (node) =>
        (node['Node Type'] === 'Seq Scan' && node['Relation Name'] === 'jobs') ||
        (node['Node Type'] === 'Bitmap Index Scan' && !node['Index Cond']),
    )
    .map((node) => `${node['Node Type']} on ${node['Index Name'] ?? node['Relation Name']}`);

const nodesOf = (plans: readonly PlanNode[]): PlanNode[] =>
  plans.flatMap((plan) => [plan, ...nodesOf(plan.Plans ?? [])]);
