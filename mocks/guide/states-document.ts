import type { EndpointName } from '@site/contract';
import { OPERATION_TAGS } from '@site/contract/operation.ts';
import { lineOf, type Expectation } from '../expectations/index.ts';
import { mocks } from '../mocks.ts';
import { MEANINGS, STATE_NAMES } from '../states/names.ts';
import { ENDPOINT_NAMES, statesOf } from '../states/offered.ts';
import { PRESETS } from '../states/presets.ts';

/** docs/mock-states.md: every preset, state and endpoint of the mocks, in Markdown. */
export const statesDocument = (): string => `${[introduction(), presets(), states(), ...areas()].join('\n\n')}\n`;

const introduction = () =>
  [
    '# The states of the mocked API',
    '',
    'How to set them: [testing against the mocks](qa.md). On the mocked site, `/mocks` has the same as links. This page is',
    'made from the contract and the mocks; `npx vitest run --project unit mocks/guide -u` writes it anew.',
  ].join('\n');

const presets = () =>
  section(
    '## Presets',
    table(
      ['preset', 'situation', 'stands for'],
      Object.entries(PRESETS).map(([name, { meaning, terms }]) => [code(name), meaning, terms.map(code).join(', ')]),
    ),
  );

const states = () =>
  section(
    '## States',
    table(
      ['state', 'the answer', 'endpoints'],
      STATE_NAMES.map((state) => [code(state), MEANINGS[state], endpointsIn(state)]),
    ),
  );

function endpointsIn(state: (typeof STATE_NAMES)[number]): string {
  const names = ENDPOINT_NAMES.filter((name) => statesOf(name).includes(state));
  if (names.length === ENDPOINT_NAMES.length) return 'all';
  return names.length > MOST_NAMED ? `${names.length} of ${ENDPOINT_NAMES.length}` : names.map(code).join(', ');
}

const MOST_NAMED = 6;

const areas = () =>
  OPERATION_TAGS.map((tag) =>
    section(`## ${tag}`, ...ENDPOINT_NAMES.filter((name) => mocks[name].operation.tag === tag).map(endpoint)),
  );

function endpoint(name: EndpointName): string {
  const { method, path } = mocks[name].endpoint;
  const expectation = mocks[name].shows;
  return section(
    `### ${name}`,
    `${mocks[name].operation.summary}: ${code(`${method} ${path}`)}. ${whereItShows(expectation)}`,
    table(
      ['state', 'what the tester sees'],
      statesOf(name).map((state) => [code(state), lineOf(expectation, state)]),
    ),
  );
}

const whereItShows = ({ page, how, atOnce = [] }: Expectation) =>
  [`It shows on ${code(page)}.`, how, atOnce.length > 0 && `As the page opens: ${atOnce.map(code).join(', ')}.`]
    .filter(Boolean)
    .join(' ');

const section = (...parts: readonly string[]) => parts.join('\n\n');
const code = (text: string) => `\`${text}\``;

const table = (columns: readonly string[], rows: readonly (readonly string[])[]) =>
  [columns, columns.map(() => '---'), ...rows.map((row) => row.map(inCell))]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');

/** Without what would end the cell or become markup. */
const inCell = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');
