import { Refusal } from './refusal.ts';

type Row = Record<string, unknown>;
type Test = (row: Row) => boolean;

/**
 * Answers a PostgREST query from rows in memory, in the subset of its language that the contract's client speaks.
 * @throws Refusal 400 for anything else
 */
export function queryRows<Found extends object>(rows: readonly Found[], parameters: URLSearchParams): Found[] {
  const columns = new Set(Object.keys(rows[0] ?? {}));
  const checkColumn = (column: string) => {
    if (columns.size > 0 && !columns.has(column)) throw new Refusal(400, `Unknown column '${column}'`);
  };
  const condition = (column: string, operator: string, value: string): Test => {
    checkColumn(column);
    return testFor(column, operator, value);
  };

  const tests: Test[] = [];
  let order: [column: string, direction: string][] = [];
  let limit = Infinity;
  let offset = 0;
  for (const [name, value] of parameters) {
    if (name === 'select') requireEverything(value);
    else if (name === 'order') order = value.split(',').map(readOrder);
    else if (name === 'limit') limit = readCount(name, value);
    else if (name === 'offset') offset = readCount(name, value);
    else if (name === 'or') tests.push(anyOf(readAlternatives(value).map((parts) => condition(...parts))));
    else tests.push(condition(name, ...splitOnce(value)));
  }
  order.forEach(([column]) => checkColumn(column));

  return rows
    .filter((row) => tests.every((test) => test(row as Row)))
    .sort((a, b) => compareRows(a as Row, b as Row, [...order, ['id', 'asc']]))
    .slice(offset, offset + limit);
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

const anyOf = (tests: readonly Test[]): Test => (row) => tests.some((test) => test(row));

function testFor(column: string, operator: string, value: string): Test {
  switch (operator) {
    case 'eq':
      return (row) => String(row[column]) === value;
    case 'is':
      return (row) => String(row[column]) === value;
    case 'ilike': {
      const wanted = new RegExp(`^${value.split('*').map(escaped).join('.*')}$`, 'is');
      return (row) => wanted.test(String(row[column]));
    }
    default:
      throw new Refusal(400, `Unknown operator '${operator}' on '${column}'`);
  }
}

function requireEverything(value: string): void {
  if (value !== '*') throw new Refusal(400, 'Only select=* is supported');
}

function readOrder(text: string): [string, string] {
  const [column = '', direction = 'asc'] = text.split('.');
  if (direction !== 'asc' && direction !== 'desc') throw new Refusal(400, `Unknown order '${text}'`);
  return [column, direction];
}

function readCount(name: string, value: string): number {
  if (!/^\d{1,9}$/.test(value)) throw new Refusal(400, `${name} must be a whole number`);
  return Number(value);
}

/** `ilike.*leeds*` -> ['ilike', '*leeds*'] */
function splitOnce(text: string): [operator: string, value: string] {
  const dot = text.indexOf('.');
  if (dot < 0) throw new Refusal(400, `Unknown condition '${text}'`);
  return [text.slice(0, dot), text.slice(dot + 1)];
}

/** `(title.ilike."*van*",location.ilike."*van*")` */
function readAlternatives(text: string): [column: string, operator: string, value: string][] {
  const alternatives = [...text.matchAll(/([a-z_]+)\.([a-z]+)\.(?:"((?:[^"\\]|\\.)*)"|([^",()]+))/gs)];
  if (alternatives.length === 0) throw new Refusal(400, `Unknown condition 'or=${text}'`);
  return alternatives.map(([, column = '', operator = '', quoted, plain = '']) => [
    column,
    operator,
    quoted?.replaceAll(/\\(.)/gs, '$1') ?? plain,
  ]);
}

function compareRows(a: Row, b: Row, order: readonly [string, string][]): number {
  for (const [column, direction] of order) {
    const [left, right] = [a[column] as string | number, b[column] as string | number];
    if (left !== right) return (left < right) === (direction === 'asc') ? -1 : 1;
  }
  return 0;
}
