import { existsSync } from 'node:fs';
import * as v from 'valibot';
import { ExplainedError } from '@site/api/program';
import type { Command } from '../commands/command.ts';
import { RefusedSchema } from '../commands/replies.ts';
import { readPrivateKey } from '../keys/operator-key.ts';
import { authorisationOf } from '../keys/signed-request.ts';
import { UsageError } from './usage-error.ts';

/** A release tries the version first, which takes up to a minute. */
const ANSWER_MS = 5 * 60_000;

/** The site does not do what it was asked. The message is for whoever gave the command. */
class SiteRefused extends ExplainedError {
  override name = 'SiteRefused';
}

type Schema<Reply> = v.GenericSchema<unknown, Reply>;

/** A running site, asked in the name of whoever has the private key. */
export interface Site {
  url: string;
  /** @throws SiteRefused */
  read<Reply>(path: string, schema: Schema<Reply>): Promise<Reply>;
  /** @throws SiteRefused */
  command<Reply>(remote: string, command: Command, schema: Schema<Reply>): Promise<Reply>;
}

/** @throws SiteRefused, KeyFileError, UsageError */
export function siteAt(url: string | undefined, keyFile: string): Site {
  if (url === undefined) throw new UsageError('Say which site, with --site or as site.url in package.json');
  if (!URL.canParse(url)) throw new UsageError(`${url} is not the address of a site, like https://www.example.com`);
  if (!existsSync(keyFile))
    throw new SiteRefused(
      `There is no key in ${keyFile}: name yours with --key, or run this where the site keeps its data`,
    );
  const key = readPrivateKey(keyFile);

  async function send<Reply>(method: string, path: string, schema: Schema<Reply>, body = ''): Promise<Reply> {
    const address = new URL(path, url);
    const signed = { method, url: address, body: new TextEncoder().encode(body), at: new Date() };
    const headers = { authorization: authorisationOf(signed, key), 'content-type': 'application/json' };
    const signal = AbortSignal.timeout(ANSWER_MS);
    const response = await fetch(address, { method, headers, signal, ...(body && { body }) }).catch(
      (error: unknown) => {
        const cause = error instanceof Error ? (error.cause ?? error) : error;
        throw new SiteRefused(`No site answers at ${url}: is it running? (${String(cause)})`);
      },
    );
    const reply: unknown = await response.json().catch(() => undefined);
    if (response.ok) return v.parse(schema, reply);
    const refused = v.safeParse(RefusedSchema, reply);
    throw new SiteRefused(refused.success ? refused.output.error : `${url} answers ${response.status}`);
  }

  return {
    url,
    read: (path, schema) => send('GET', path, schema),
    command: (remote, command, schema) => send('POST', `/remotes/${remote}`, schema, JSON.stringify(command)),
  };
}
