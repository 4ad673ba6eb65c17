import { ConfigurationError } from '@site/api/program';
import { reasonOf } from './running-site.ts';

/** In milliseconds. */
const ANSWERS_WITHIN = 15_000;

/**
 * The origin of the running site at this address.
 * @throws ConfigurationError when it is no origin, nothing answers there, or it sends its visitors to another one
 */
export async function findSite(address: string): Promise<string> {
  const { origin, href, protocol } = URL.canParse(address) ? new URL(address) : new URL('none:');
  if (!/^https?:$/.test(protocol) || href !== `${origin}/`) {
    throw new ConfigurationError(
      `--site must be the address of a running site, without a path, such as https://www.example.com, ` +
        `not "${address}".`,
    );
  }
  const asked = { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(ANSWERS_WITHIN) } as const;
  const answer = await fetch(origin, asked).catch((error: unknown) => {
    throw new ConfigurationError(`No site answers at ${origin}: is it running? (${reasonOf(error)})`);
  });
  const sentTo = new URL(answer.headers.get('location') ?? '/', origin);
  if (sentTo.origin !== origin)
    throw new ConfigurationError(`${origin} sends its visitors to ${sentTo.origin}: name that one with --site.`);
  return origin;
}
