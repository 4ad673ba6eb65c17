import { createPublicKey } from 'node:crypto';
import { existsSync } from 'node:fs';
import * as v from 'valibot';
import { publicKeyText, readTextFile } from '@site/api/program';
import { AllowedSchema, RemoteSchema } from '../commands/replies.ts';
import { readPrivateKey, writePrivateKey } from '../keys/operator-key.ts';
import type { CliCommand } from './command.ts';
import { shortTime, table } from './table.ts';

/** The commands about who may command a remote. */
export const keys = {
  key: {
    parameters: '<file.pem>',
    does: 'makes a key pair, or reads the one in the file, and prints the public key',
    async run(_context, [file = '']) {
      if (!existsSync(file)) writePrivateKey(file);
      const publicKey = publicKeyText(createPublicKey(readPrivateKey(file)));
      return { data: { publicKey }, text: publicKey };
    },
  },
  allow: {
    parameters: '<name> <public key | file> "<holder>"',
    does: 'lets whoever holds the key command this remote; for the operator',
    async run({ site }, [name = '', key = '', holder = '']) {
      const publicKey = existsSync(key) ? readTextFile(key) : key;
      const allowed = await site().command(name, { action: 'allow', publicKey, holder }, AllowedSchema);
      return { data: allowed, text: `${allowed.holder} may command ${name}, with the key ${allowed.keyId}` };
    },
  },
  revoke: {
    parameters: '<name> <key id>',
    does: 'takes that back; for the operator',
    async run({ site }, [name = '', keyId = '']) {
      await site().command(name, { action: 'revoke', keyId }, v.object({}));
      return { data: { keyId }, text: `The key ${keyId} no longer commands ${name}` };
    },
  },
  keys: {
    parameters: '<name>',
    does: 'lists who may command a remote besides the operator',
    async run({ site }, [name = '']) {
      const { keys: allowed } = await site().read(`/remotes/${name}`, RemoteSchema);
      const rows = allowed.map(({ keyId, holder, allowedAt }) => [keyId, holder, shortTime(allowedAt)]);
      return { data: allowed, text: table(['key', 'holder', 'since (UTC)'], rows) };
    },
  },
} satisfies Readonly<Record<string, CliCommand>>;
