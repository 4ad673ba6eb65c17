#!/usr/bin/env node
/** The command of a remote in a repository of its own: `npx site-remote --help`. */
import { parseArgs } from 'node:util';
import { Refusal } from '../scripts/new/refusal.ts';
import { newRepository } from './new-repository.ts';

interface Command {
  /** With its parameters. */
  usage: string;
  does: string;
  run(args: string[]): Promise<void>;
}

// Each imports what it needs when it runs: a repository is made before any package is installed.
const commands: Readonly<Record<string, Command>> = {
  new: {
    usage: 'new <name> [/path] [--kit folder]',
    does: 'makes a repository with one page; with the tarballs in --kit, or for a registry that has them',
    async run(args) {
      const { positionals, values } = parseArgs({ args, allowPositionals: true, options: { kit: { type: 'string' } } });
      const [name = '', path = `/${name}`] = positionals;
      const files = await newRepository(process.cwd(), name, path, values);
      console.log(`Written to ${name}:\n${listOf(files)}`);
    },
  },
  fragment: {
    usage: 'fragment <name>',
    does: 'makes a part of the remote that pages of other remotes show, with its story',
    async run(args) {
      const [fragment = ''] = parseArgs({ args, allowPositionals: true }).positionals;
      console.log(listOf(await (await import('./new-fragment.ts')).newFragment(process.cwd(), fragment)));
    },
  },
  dev: {
    usage: 'dev [--site <address>]',
    does: 'serves the remote with hot reload in the site’s layout, on mocks or in a running site',
    run: async (args) => {
      const { site } = parseArgs({ args, options: { site: { type: 'string' } } }).values;
      await (await import('./develop.ts')).develop(process.cwd(), site);
    },
  },
  storybook: {
    usage: 'storybook',
    does: 'shows the remote’s stories in the site’s layout and brands, on mock responses',
    run: async () => (await import('./show-stories.ts')).showStories(process.cwd()),
  },
};

const listOf = (files: readonly string[]): string => files.map((file) => `  ${file}`).join('\n');

const [name = '--help', ...args] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (command) {
  await command.run(args).catch((error: unknown) => {
    console.error(error instanceof Refusal ? error.message : error);
    process.exitCode = 1;
  });
} else {
  await commandRemote([name, ...args]);
}

/** The commands about releases, which are those of the site's own project. */
async function commandRemote(words: readonly string[]): Promise<void> {
  const { COMMAND_WIDTH, commandList, isCommand } = await import('../server/releases/cli/commands.ts');
  if (isCommand(name)) {
    const { runCommand } = await import('../server/releases/cli/cli.ts');
    const { ownPlace } = await import('./releasing/own-project.ts');
    return runCommand(words, () => ownPlace(process.cwd()));
  }
  const own = Object.values(commands).map(({ usage, does }) => `  ${usage.padEnd(COMMAND_WIDTH)} ${does}`);
  const others = commandList({ own: '' }).filter((line) => !Object.hasOwn(commands, line.trim().split(' ')[0]!));
  console.log(['npx site-remote <command>', ...own, ...others].join('\n'));
  process.exitCode = name === '--help' ? 0 : 2;
}
