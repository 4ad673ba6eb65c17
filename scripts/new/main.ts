/** Writes the smallest complete page, endpoint, component, remote or brand: `npm run new -- --help`. */
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { Change } from './change.ts';
import { generators, run } from './generators.ts';
import { Refusal, saysRefusals } from './refusal.ts';

const usage = () =>
  Object.entries(generators)
    .map(([kind, { usage, does }]) => `npm run new -- ${kind} ${usage}\n    ${does}`)
    .join('\n');

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: 'boolean' },
      path: { type: 'string' },
      layout: { type: 'string' },
      reads: { type: 'string' },
      purpose: { type: 'string' },
      form: { type: 'boolean' },
      prefix: { type: 'string' },
      from: { type: 'string' },
    },
  });
  const { help, ...options } = values;
  if (help) return console.log(usage());
  const [kind = '', name, path = options.path, ...more] = positionals;
  if (!Object.hasOwn(generators, kind) || name === undefined || more.length > 0) throw new Refusal(usage());

  const change = new Change(dirname(dirname(import.meta.dirname)));
  const { fillIn, tests, later } = run(change, kind, name, { ...options, path });
  const written = await change.write();
  console.log(`Written:\n${indented(written)}\n\nFill in:\n${indented([fillIn])}\n\nThen run:\n${indented(tests)}`);
  if (later !== undefined) console.log(`\n${later}`);
}

const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`).join('\n');

await saysRefusals(main);
