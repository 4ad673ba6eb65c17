import { ACCESS_SCOPES, type AccessScope } from '@site/contract';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { makeDataFolder, PRIVATE_FILE } from '../data-folder.ts';
import { readableCode } from '../secrets/readable-code.ts';

type Passwords = Partial<Record<AccessScope, string>>;

/** The password of each scope; one that is missing refuses every login. Reads, and may write, the data folder. */
export function currentPasswords(config: Config): Passwords {
  const configured = passwordsFromEnvironment(config);
  return mayGenerate(config) ? { ...generatedPasswords(config, configured), ...configured } : configured;
}

/**
 * The generated passwords in use, which the server prints when it starts. Empty where the environment sets them all,
 * or must.
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

/** A real site must not be protected by a password that nobody chose. */
const mayGenerate = ({ production, databaseUrl }: Config) => !(production && databaseUrl !== undefined);

function generatedPasswords({ dataDir }: Config, configured: Passwords): Passwords {
  const file = join(dataDir, 'passwords.json');
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Passwords) : {};
  const missing = ACCESS_SCOPES.filter((scope) => configured[scope] === undefined && kept[scope] === undefined);
  if (missing.length === 0) return kept;
  const complete = { ...kept, ...Object.fromEntries(missing.map((scope) => [scope, readablePassword()])) };
  makeDataFolder(dataDir);
  writeFileSync(file, `${JSON.stringify(complete, null, 2)}\n`, { mode: PRIVATE_FILE });
  return complete;
}

/** 'k7qm-92hd-x4tp': about 59 bits. */
const readablePassword = () => Array.from({ length: 3 }, () => readableCode(4).toLowerCase()).join('-');
