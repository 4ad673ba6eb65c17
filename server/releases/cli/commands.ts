import { builds } from './builds.ts';
import { deployment } from './deployment.ts';
import type { CliCommand } from './command.ts';
import { keys } from './keys.ts';
import { origins } from './origins.ts';
import { overview } from './overview.ts';
import { pointers } from './pointers.ts';
import { UsageError } from './usage-error.ts';

const commands: Readonly<Record<string, CliCommand>> = {
  ...overview,
  ...builds,
  ...pointers,
  ...deployment,
  ...keys,
  ...origins,
};

/** What is typed before a command. */
export interface Program {
  /** 'npm run remote --' */
  program: string;
  /** The one remote that it is for: commands leave out its name. */
  own?: string;
  /** Which site and key it takes where the options name none. */
  defaults: string;
}

const NAME = '<name>';

/** After the command's name: '<name> [version]'. */
const parametersOf = ({ parameters }: CliCommand, { own }: Pick<Program, 'own'>): string =>
  own === undefined ? parameters : parameters.replace(/^<name> ?/, '');

/** Of a command with its parameters, in a list of all. */
export const COMMAND_WIDTH = 47;

/** Each command with its parameters, and what it does. */
export const commandList = (program: Pick<Program, 'own'>): string[] =>
  Object.entries(commands).map(([name, command]) => {
    const words = [name, parametersOf(command, program), command.options ?? ''].filter(Boolean);
    return `  ${words.join(' ').padEnd(COMMAND_WIDTH)} ${command.does}`;
  });

export const usage = (program: Program): string =>
  [
    `${program.program} <command> [--site https://…] [--key file.pem] [--note "why"] [--json]`,
    ...commandList(program),
    '',
    program.defaults,
  ].join('\n');

export const isCommand = (name: string): boolean => Object.hasOwn(commands, name);

/** @throws UsageError */
export function commandNamed(
  [name = '', ...words]: readonly string[],
  program: Program,
): Pick<CliCommand, 'run' | 'options'> & { args: string[] } {
  const command = isCommand(name) ? commands[name] : undefined;
  if (!command) throw new UsageError(usage(program));
  const args = program.own !== undefined && command.parameters.startsWith(NAME) ? [program.own, ...words] : words;
  const parameters = command.parameters.match(/<[^>]+>|"<[^>]+>"|\[[^\]]+\]/g) ?? [];
  const needed = parameters.filter((parameter) => !parameter.startsWith('['));
  if (args.length < needed.length || args.length > parameters.length)
    throw new UsageError(`${program.program} ${name} ${parametersOf(command, program)}`.trimEnd());
  return { ...command, args };
}
