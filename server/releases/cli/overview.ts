import { RemoteSchema, RemotesSchema, type Change } from '../commands/replies.ts';
import type { CliCommand } from './command.ts';
import { shortTime, table } from './table.ts';

const NONE = '-';

/** The commands that only read. */
export const overview = {
  list: {
    parameters: '',
    does: 'lists the remotes: what is live, since when and by whom, and what a rollback returns to',
    async run({ site }) {
      const { remotes } = await site().read('/remotes', RemotesSchema);
      const rows = remotes.map(({ name, running, pointer, since }) => [
        name,
        pointer?.live ?? (pointer ? 'removed' : (running ?? NONE)),
        since ? shortTime(since.at) : NONE,
        since?.by ?? NONE,
        pointer?.lastGood ?? NONE,
        pointer?.isPinned ? 'pinned' : NONE,
        pointer?.gradual ? `${pointer.gradual.version} for ${pointer.gradual.share}%` : NONE,
      ]);
      return {
        data: remotes,
        text: table(['remote', 'live', 'since (UTC)', 'by', 'last good', 'pinned', 'gradual'], rows),
      };
    },
  },
  history: {
    parameters: '<name>',
    does: 'lists what was done with a remote: who, when, from which version to which, and why',
    async run({ site }, [name = '']) {
      const { history } = await site().read(`/remotes/${name}`, RemoteSchema);
      const rows = history.map(toRow);
      return { data: history, text: table(['when (UTC)', 'by', 'did', 'from', 'to', 'note'], rows) };
    },
  },
} satisfies Readonly<Record<string, CliCommand>>;

const toRow = ({ at, by, action, from, to, note }: Change) => [
  shortTime(at),
  by,
  action,
  from ?? NONE,
  to ?? NONE,
  note.replaceAll('\n', '; '),
];
