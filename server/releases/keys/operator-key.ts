import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Config,
  ExplainedError,
  makeDataFolder,
  mayGenerate,
  PRIVATE_FILE,
  readTextFile,
} from '@site/api/program';

/** A file with a private key cannot be used. The message is for the person who runs the site or a command. */
class KeyFileError extends ExplainedError {
  override name = 'KeyFileError';
}

/** The file of the operator's private key, for whoever runs commands on the server's own machine. */
export const operatorKeyFile = (dataDir: string): string => join(dataDir, 'operator-key.pem');

/**
 * The key of those who may command every remote: the configured one, or that of the file in the data folder, which is
 * written if it is missing. Undefined where a real site has not been given one.
 * @throws KeyFileError
 */
export function operatorPublicKey(config: Config): KeyObject | undefined {
  if (config.operatorPublicKey) return config.operatorPublicKey;
  if (!mayGenerate(config)) return undefined;
  const file = operatorKeyFile(config.dataDir);
  if (!existsSync(file)) {
    makeDataFolder(config.dataDir);
    writePrivateKey(file);
  }
  return createPublicKey(readPrivateKey(file));
}

/** Makes a key pair, and writes its private key to a new file that this user alone may read. @throws KeyFileError */
export function writePrivateKey(file: string): void {
  const { privateKey } = generateKeyPairSync('ed25519');
  const text = privateKey.export({ type: 'pkcs8', format: 'pem' });
  try {
    writeFileSync(file, text, { mode: PRIVATE_FILE, flag: 'wx' });
  } catch (error) {
    throw new KeyFileError(`Cannot write a new key to ${file}: ${String(error)}`);
  }
}

/** @throws KeyFileError */
export function readPrivateKey(file: string): KeyObject {
  try {
    const key = createPrivateKey(readTextFile(file));
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch (error) {
    throw new KeyFileError(`Cannot read a private key from ${file}: ${String(error)}`);
  }
  throw new KeyFileError(`${file} does not hold an Ed25519 key`);
}
