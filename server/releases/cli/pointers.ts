import type { Command } from '../commands/command.ts';
import { ChangedSchema, RemoteSchema, type Remote } from '../commands/replies.ts';
import type { CliCommand, Context, Printed } from './command.ts';
import { UsageError } from './usage-error.ts';

/**
 * Gives the command on what the remote is now: when another command comes first, this one is refused.
 * @throws SiteRefused
 */
async function change({ site, note }: Context, name: string, toCommand: (remote: Remote) => Command): Promise<Printed> {
  const running = site();
  const remote = await running.read(`/remotes/${name}`, RemoteSchema);
  const command = { ...toCommand(remote), note, revision: remote.pointer?.revision ?? 0 };
  const { pointer } = await running.command(name, command, ChangedSchema);
  const { live, isPinned, gradual } = pointer;
  const states = [isPinned && 'pinned', gradual && `${gradual.version} for ${gradual.share}% of visitors`];
  const text = [live ? `${name} ${live} is live` : `${name} is removed`, ...states.filter(Boolean)].join(', ');
  return { data: pointer, text };
}

const asked = (name: string, version: string | undefined): string => {
  if (version === undefined) throw new UsageError(`Say which version of ${name}: its history lists them`);
  return version;
};

/** @throws UsageError */
export function shareOf(percent: string): number {
  if (/^[1-9]\d?$/.test(percent)) return Number(percent);
  throw new UsageError('The share is a whole number of percent, 1 to 99');
}

/** The commands that only change which version visitors get. */
export const pointers = {
  promote: {
    parameters: '<name> [version]',
    does: 'makes a released version live; by default the one that some visitors get',
    run: (context, [name = '', version]) =>
      change(context, name, ({ pointer }) => ({
        action: 'promote',
        version: asked(name, version ?? pointer?.gradual?.version),
      })),
  },
  reject: {
    parameters: '<name> <version>',
    does: 'gives up a version that is not live, with --note "why": no rollback returns to it',
    run: (context, [name = '', version]) =>
      change(context, name, () => ({ action: 'reject', version: asked(name, version) })),
  },
  rollback: {
    parameters: '<name>',
    does: 'returns to the version that was live before',
    run: (context, [name = '']) => change(context, name, () => ({ action: 'rollback' })),
  },
  gradual: {
    parameters: '<name> <version> <percent>',
    does: 'gives a released version to a share of visitors; the site returns by itself from one that does worse',
    run: (context, [name = '', version, percent = '']) =>
      change(context, name, () => ({
        action: 'gradual',
        version: asked(name, version),
        share: shareOf(percent),
      })),
  },
  return: {
    parameters: '<name>',
    does: 'ends a gradual release: everybody gets the live version',
    run: (context, [name = '']) => change(context, name, () => ({ action: 'return' })),
  },
  pin: {
    parameters: '<name> [version]',
    does: 'keeps a version live, by default the one that is, until it is unpinned',
    run: (context, [name = '', version]) => change(context, name, () => ({ action: 'pin', version })),
  },
  unpin: {
    parameters: '<name>',
    does: 'lets new releases go live again',
    run: (context, [name = '']) => change(context, name, () => ({ action: 'unpin' })),
  },
  remove: {
    parameters: '<name>',
    does: 'takes a remote off the site: its pages answer 404 until it is released or promoted again',
    run: (context, [name = '']) => change(context, name, () => ({ action: 'remove' })),
  },
} satisfies Readonly<Record<string, CliCommand>>;
