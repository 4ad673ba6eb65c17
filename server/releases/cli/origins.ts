import { AddedSchema } from '../commands/replies.ts';
import type { CliCommand } from './command.ts';
import { signVersion } from './sign-version.ts';
import { UsageError } from './usage-error.ts';

/** The commands about remotes whose files are at an origin. */
export const origins = {
  add: {
    parameters: '<name> <url> <paths> <js bytes>',
    does: 'adds a remote at an origin, with its paths (/payroll,/payslips/*) and its budget; for the operator',
    async run({ site, program }, [name = '', origin = '', paths = '', js = '']) {
      if (!/^\d+$/.test(js)) throw new UsageError('The budget is a whole number of bytes');
      const command = { action: 'add' as const, origin, paths: paths.split(','), budget: { js: Number(js) } };
      const added = await site().command(name, command, AddedSchema);
      const next = `Say who signs its versions: ${program} allow ${name} <public key> "<holder>"`;
      return { data: added, text: `${name} is at ${added.origin}\n${next}` };
    },
  },
  sign: {
    parameters: '<folder>',
    does: 'signs the version in this folder, with --key, for the origin that it will be put to',
    async run({ keyFile }, [folder = '']) {
      const signed = await signVersion(folder, keyFile);
      const { name, version, keyId } = signed;
      return { data: signed, text: `${name} ${version} is signed with the key ${keyId}` };
    },
  },
} satisfies Readonly<Record<string, CliCommand>>;
