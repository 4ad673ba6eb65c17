import { closeSync, openSync } from 'node:fs';
import { ConfigurationError, readTextFile } from '@site/api/program';

type Environment = Readonly<Record<string, string | undefined>>;

const STANDARD_INPUT = 0;

/**
 * The environment with the settings of SETTINGS_FILE, which stay out of the process's own environment: each program of
 * the same user, and the code of remotes, may read that.
 * @throws ConfigurationError
 */
export function withSettings(environment: Environment): Environment {
  const file = environment['SETTINGS_FILE']?.trim();
  if (!file) return environment;
  return { ...environment, ...parseSettings(file === '-' ? readInput() : readSettings(file)) };
}

/** Whatever runs in this process finds nothing there any more. */
function readInput(): string {
  const text = readSettings(STANDARD_INPUT);
  closeSync(STANDARD_INPUT);
  // The next file that is opened gets the number of the one that was closed.
  openSync('/dev/null', 'r');
  return text;
}

function readSettings(file: string | number): string {
  try {
    return readTextFile(file);
  } catch (error) {
    throw new ConfigurationError(`SETTINGS_FILE cannot be read: ${(error as Error).message}`);
  }
}

/** Reads lines as systemd does: NAME=value, with or without quotes; # begins a comment only at the start of a line. */
export function parseSettings(text: string): Record<string, string> {
  const settings: Record<string, string> = {};
  for (const [index, line] of text.split('\n').entries()) {
    if (/^\s*([#;]|$)/.test(line)) continue;
    const [, name, value] = /^\s*([A-Z]\w*)=\s*(.*?)\s*$/i.exec(line) ?? [];
    // It may hold a password, so it is not repeated.
    if (name === undefined || value === undefined)
      throw new ConfigurationError(`Line ${index + 1} of the settings must look like NAME=value`);
    settings[name] = unquoted(value);
  }
  return settings;
}

function unquoted(value: string): string {
  const [, single] = /^'(.*)'$/.exec(value) ?? [];
  return single ?? value.replace(/^"(.*)"$/, '$1').replaceAll(/\\(.)/g, '$1');
}
