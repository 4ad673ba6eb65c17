import { parseArgs } from 'node:util';
import { ExplainedError } from '@site/api/program';
import type { ManifestOptions } from './command.ts';
import { commandNamed, usage, type Program } from './commands.ts';
import type { Project } from './project.ts';
import { siteAt } from './site.ts';
import { UsageError } from './usage-error.ts';

const FAILED = 1;
const MISUSED = 2;

/** What the options and the environment leave open. */
export interface Place extends Program {
  project: Project;
  /** The site's address. */
  siteUrl: string | undefined;
  keyFile: string;
}

/** Runs a command about remotes, prints its result and sets the process's exit code. */
export async function runCommand(words: readonly string[], findPlace: () => Place): Promise<void> {
  try {
    await perform(words, findPlace());
  } catch (error) {
    const isMisused = error instanceof UsageError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
    const isExplained = isMisused || error instanceof ExplainedError;
    console.error(isExplained ? printable((error as Error).message) : error);
    process.exitCode = isMisused ? MISUSED : FAILED;
  }
}

async function perform(words: readonly string[], place: Place): Promise<void> {
  const { positionals, values } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      help: { type: 'boolean' },
      site: { type: 'string' },
      key: { type: 'string' },
      note: { type: 'string' },
      hold: { type: 'boolean' },
      share: { type: 'string' },
      json: { type: 'boolean' },
      ...MANIFEST_OPTIONS,
    },
  });
  if (values.help) return console.log(usage(place));
  const { run, args, options = '' } = commandNamed(positionals, place);
  for (const option of ['hold', 'share', 'manifest'] as const)
    if (values[option] !== undefined && !options.includes(`--${option}`))
      throw new UsageError(`${positionals[0]} takes no --${option}`);
  const keyFile = values.key ?? (process.env['REMOTE_KEY']?.trim() || place.keyFile);
  const { text, data, failed } = await run(
    {
      program: place.program,
      project: place.project,
      keyFile,
      site: () => siteAt(values.site ?? place.siteUrl, keyFile),
      note: values.note,
      hold: values.hold ?? false,
      share: values.share,
      manifest: manifestOptions(values),
      // Standard output is for the result.
      progress: (line) => console.error(line),
    },
    args,
  );
  console.log(values.json ? JSON.stringify(data, null, 2) : printable(text));
  if (failed) process.exitCode = FAILED;
}

const MANIFEST_OPTIONS = {
  manifest: { type: 'string' },
  path: { type: 'string', multiple: true },
  title: { type: 'string' },
  description: { type: 'string' },
  budget: { type: 'string' },
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof MANIFEST_OPTIONS }>>['values'];

/** @throws UsageError */
function manifestOptions({ manifest, path: paths, title, description, budget }: Values): ManifestOptions | undefined {
  if (manifest === undefined) {
    const [other] = Object.entries({ path: paths, title, description, budget }).find(([, value]) => value) ?? [];
    if (other !== undefined) throw new UsageError(`--${other} is for remotes with a --manifest`);
    return undefined;
  }
  if (budget !== undefined && !/^\d+$/.test(budget)) throw new UsageError('The budget is a whole number of bytes');
  return { manifest, paths, title, description, ...(budget !== undefined && { budget: { js: Number(budget) } }) };
}

/** What a version of a remote throws is quoted: it must not command the terminal. */
const printable = (text: string): string => text.replaceAll(/(?!\n)\p{Cc}/gu, '\uFFFD');
