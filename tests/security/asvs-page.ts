import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';
import { Visitor, type ESTree } from 'vite';
import { parse } from '../architecture/syntax.ts';

const ROOT = join(import.meta.dirname, '../..');
const PAGE = 'docs/security/asvs.md';

/** A test, by its file and its title as it is written there. */
export interface NamedTest {
  file: string;
  title: string;
}

interface Requirement {
  /** '1.2.4' */
  number: string;
  /** What shows it: links, tests and words, as they are written. */
  shown: string[];
}

const ROW = /^\|\s*(\d+\.\d+\.\d+)\s*\|\s*[12]\s*\|[^|]+\|(.*)\|$/;

/** The table rows of a page, by default of the one about the standard. */
export function readRequirements(text = readFileSync(join(ROOT, PAGE), 'utf8')): Requirement[] {
  return text.split('\n').flatMap((line) => {
    const [, number, shown] = ROW.exec(line) ?? [];
    return number && shown ? [{ number, shown: shown.split('<br>').map((part) => part.trim()) }] : [];
  });
}

const TEST = /^`([^`]+)`: (.+)$/;

export const testsOf = ({ shown }: Requirement): NamedTest[] =>
  shown.flatMap((part) => {
    const [, file, title] = TEST.exec(part) ?? [];
    return file && title ? [{ file, title }] : [];
  });

const WORDS = /^(Does not apply|Accepted): \S.{10,}$/;
const LINK = /^\[[^\]]+\]\(([^)#]*)(?:#([^)]+))?\)$/;

/** What is no test, no reason and no place in a document that is there. */
export const unshown = ({ shown }: Requirement): string[] =>
  shown.filter((part) => !TEST.test(part) && !WORDS.test(part) && !isPlace(part));

function isPlace(part: string): boolean {
  const [, path, heading] = LINK.exec(part) ?? [];
  if (path === undefined) return false;
  const file = path === '' ? join(ROOT, PAGE) : join(ROOT, dirname(PAGE), path);
  if (!existsSync(file)) return false;
  return heading === undefined || headings(readFileSync(file, 'utf8')).includes(heading);
}

/** As links name them. */
const headings = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );

const known = new Map<string, string | undefined>();

/** The text of a file; undefined where there is none. */
function textOf(file: string): string | undefined {
  if (!known.has(file))
    known.set(file, existsSync(join(ROOT, file)) ? readFileSync(join(ROOT, file), 'utf8') : undefined);
  return known.get(file);
}

/** Why a named test does not show anything; undefined for one that `npm test` runs. */
export function faultOf({ file, title }: NamedTest, read = textOf): string | undefined {
  const text = read(file);
  if (text === undefined) return 'there is no such file';
  const areCases = file.endsWith('.cases.ts');
  if (!areCases && !isFound(file)) return 'npm test does not run this file';
  if (areCases && !isRun(file, read)) return 'no test runs these cases';
  const ways = calls(file, text).filter((call) => call.title === title);
  if (ways.length === 0) return 'the file has no test with this title';
  return ways.some(({ mayBeSkipped }) => !mayBeSkipped) ? undefined : 'it may be skipped';
}

/** Whether a test has these cases, or cases that a test has. */
function isRun(cases: string, read: typeof textOf): boolean {
  const name = cases.slice(cases.lastIndexOf('/') + 1);
  const users = testFiles().filter((file) =>
    [...(read(file) ?? '').matchAll(/from '([^']+)'/g)].some(
      ([, from]) => from!.endsWith(name) && join(dirname(file), from!) === cases,
    ),
  );
  return users.some((user) => (user.endsWith('.cases.ts') ? isRun(user, read) : isFound(user)));
}

/** Where `npm test` looks for tests: vitest.config.ts and playwright.config.ts. */
const isFound = (file: string): boolean =>
  ['**/*.test.{ts,tsx}', 'tests/{e2e,independence}/*.spec.ts'].some((pattern) => matchesGlob(file, pattern));

const testFiles = memoised(() =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.(test|cases)\.tsx?$/.test(file)),
);

function memoised<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

interface TestCall {
  title: string;
  /** It, or a group that it is in, is skipped, unfinished or expected to fail, or decides when it runs. */
  mayBeSkipped: boolean;
}

const UNSURE = ['skip', 'skipIf', 'runIf', 'todo', 'fixme', 'fails', 'fail', 'only'];

/** What a machine may lack. docs/testing.md says which tests are reported as skipped then. */
const LACKS = /\.skipIf\((missing\.length > 0|process\.platform === 'win32')\)$/;

/** The tests that a file declares. */
function calls(file: string, text: string): TestCall[] {
  const found: TestCall[] = [];
  const unsure: { start: number; end: number }[] = [];
  const isUnsure = ({ start, end }: { start: number; end: number }) =>
    unsure.some((group) => group.start <= start && end <= group.end);
  new Visitor({
    CallExpression(call) {
      const names = namesIn(call.callee);
      if (!['test', 'it', 'describe'].includes(names[0] ?? '')) return;
      const depends = LACKS.test(text.slice(call.callee.start, call.callee.end));
      const isOff = names.some((name) => UNSURE.includes(name)) && !depends;
      if (isOff || call.arguments.some(takesSkip)) unsure.push(call);
      const title = call.arguments[0] && literal(call.arguments[0]);
      if (names[0] !== 'describe' && title !== undefined) found.push({ title, mayBeSkipped: isUnsure(call) });
    },
  }).visit(parse(file, text).program);
  return found;
}

/** ['test', 'each'] for `test.each([…])`. */
function namesIn(callee: ESTree.Expression | ESTree.Super): string[] {
  if (callee.type === 'Identifier') return [callee.name];
  if (callee.type === 'CallExpression') return namesIn(callee.callee);
  if (callee.type === 'TaggedTemplateExpression') return namesIn(callee.tag);
  if (callee.type !== 'MemberExpression') return [];
  const { property } = callee;
  return [...namesIn(callee.object), ...(property.type === 'Identifier' ? [property.name] : [])];
}

/** Whether a test is given `skip`. */
const takesSkip = (argument: ESTree.Argument): boolean =>
  argument.type === 'ArrowFunctionExpression' &&
  argument.params.some(
    (parameter) =>
      parameter.type === 'ObjectPattern' &&
      parameter.properties.some(
        (property) =>
          property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === 'skip',
      ),
  );

/** A text as it is written, with its gaps. */
function literal(argument: ESTree.Argument): string | undefined {
  if (argument.type === 'Literal') return typeof argument.value === 'string' ? argument.value : undefined;
  if (argument.type !== 'TemplateLiteral') return undefined;
  return argument.quasis.map(({ value }) => value.cooked ?? '').join('${…}');
}
