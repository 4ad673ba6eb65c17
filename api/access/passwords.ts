import { ACCESS_SCOPES, type AccessScope } from '@site/contract';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { readableCode } from '../secrets/readable-code.ts';
import { readPasswordFile, writePasswordFile, type Passwords } from './password-file.ts';

/**
 * The password of each scope; one that is missing refuses every login. Reads, and may write, the data folder.
 * @throws PasswordFileError
 */
export function currentPasswords(config: Config): Passwords {
  const configured = passwordsFromEnvironment(config);
  return mayGenerate(config) ? { ...generatedPasswords(config, configured), ...configured } : configured;
}

/**
 * The generated passwords in use, which the server prints when it starts. Empty where the environment sets them all,
 * or must.
 * @throws PasswordFileError
 */
export function demoPasswords({ config }: { config: Config }): { scope: AccessScope; password: string }[] {
  const configured = passwordsFromEnvironment(config);
  return Object.entries(currentPasswords(config))
    .map(([scope, password]) => ({ scope: scope as AccessScope, password }))
    .filter(({ scope }) => configured[scope] === undefined);
}

function passwordsFromEnvironment({ passwords }: Config): Passwords {
  const { lcrcaProposal, transportUkProposal, staff } = passwords;
  return {
    ...(lcrcaProposal !== undefined && { lcrca: lcrcaProposal }),
    ...(transportUkProposal !== undefined && { 'transport-uk': transportUkProposal }),
    ...(staff !== undefined && { staff }),
  };
}

/** A real site must not be protected by a secret that nobody chose. */
export const mayGenerate = ({ production, databaseUrl }: Config) => !(production && databaseUrl !== undefined);

function generatedPasswords({ dataDir }: Config, configured: Passwords): Passwords {
  const needed = ACCESS_SCOPES.filter((scope) => configured[scope] === undefined);
  if (needed.length === 0) return {};
  const file = join(dataDir, 'passwords.json');
  const kept = readPasswordFile(file);
  const missing = needed.filter((scope) => kept[scope] === undefined);
  if (missing.length === 0) return kept;
  const complete = { ...kept, ...Object.fromEntries(missing.map((scope) => [scope, readablePassword()])) };
  writePasswordFile(file, complete);
  return complete;
}

/** 'k7qm-92hd-x4tp': about 59 bits. */
const readablePassword = () => Array.from({ length: 3 }, () => readableCode(4).toLowerCase()).join('-');
