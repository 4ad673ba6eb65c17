import { ACCESS_SCOPES, type AccessScope } from '@site/contract';
import { existsSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { makeDataFolder, PRIVATE_FILE } from '../data-folder.ts';
import { ExplainedError } from '../explained-error.ts';
import { readTextFile } from '../text-file.ts';

export type Passwords = Partial<Record<AccessScope, string>>;

const Password = v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty()));
const PasswordsSchema = v.pipe(
  v.unknown(),
  v.check((value) => !Array.isArray(value)),
  v.object(Object.fromEntries(ACCESS_SCOPES.map((scope) => [scope, Password]))),
);

/** The file of generated passwords cannot be used. The message is for the person who starts the server. */
class PasswordFileError extends ExplainedError {
  override name = 'PasswordFileError';
}

/** The passwords in the file; none where there is no file. @throws PasswordFileError */
export function readPasswordFile(file: string): Passwords {
  if (!existsSync(file)) return {};
  const text = attempt(`Cannot read the generated passwords in ${file}`, () => readTextFile(file));
  const passwords = v.safeParse(PasswordsSchema, parseJson(text));
  if (passwords.success) return passwords.output;
  throw new PasswordFileError(
    `${file} does not hold passwords as it should: { ${ACCESS_SCOPES.map((scope) => `"${scope}": "…"`).join(', ')} }. ` +
      `Correct it, or delete it to have new passwords generated.`,
  );
}

/** Readable by this user alone. @throws PasswordFileError */
export function writePasswordFile(file: string, passwords: Passwords): void {
  attempt(`Cannot write generated passwords to ${file}`, () => {
    makeDataFolder(dirname(file));
    writeFileSync(file, `${JSON.stringify(passwords, null, 2)}\n`, { mode: PRIVATE_FILE });
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function attempt<Result>(failure: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw new PasswordFileError(
      `${failure}: ${error instanceof Error ? error.message : String(error)}. Let this user read and write it, or set ` +
        `LCRCA_PROPOSAL_PASSWORD, TRANSPORT_UK_PROPOSAL_PASSWORD and STAFF_PASSWORD; then no file is needed.`,
    );
  }
}
