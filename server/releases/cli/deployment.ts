import { ownContract } from '@site/protocol/compatibility.ts';
import { brokenVersions, sentencesOf } from '../api-calls/broken-versions.ts';
import { CalledVersionsSchema } from '../commands/replies.ts';
import type { CliCommand } from './command.ts';
import { counted } from '../checks/check.ts';

/** The commands that are given where the next site is built. */
export const deployment = {
  'can-deploy': {
    parameters: '',
    does: 'says whether the API that is here can take over from the site’s: whether it breaks no version of a remote',
    async run({ site }) {
      const { versions } = await site().read('/remotes/-/calls', CalledVersionsSchema);
      const recorded = versions.flatMap(({ calls, ...each }) => (calls ? { ...each, calls } : []));
      const broken = brokenVersions(versions, recorded, ownContract());
      const unknown = versions.filter(({ calls }) => !calls).map(({ remote, version }) => `${remote} ${version}`);
      const lines = [
        broken.length === 0
          ? `The API can take over: ${counted(recorded.length, 'version')} of remotes can call it`
          : 'The API cannot take over yet:',
        ...sentencesOf(broken).map((sentence) => `  ${sentence}`),
        ...(unknown.length > 0 ? [`Nothing is known of what these call: ${unknown.join(', ')}`] : []),
      ];
      return { data: { broken, unknown }, failed: broken.length > 0, text: lines.join('\n') };
    },
  },
} satisfies Readonly<Record<string, CliCommand>>;
