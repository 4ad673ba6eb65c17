import type { KeyObject } from 'node:crypto';
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { ExplainedError } from '@site/api';
import { isSignedDescriptor, SIGNATURE_FILE } from '@site/api/remotes/descriptor-signature.ts';
import type { RemoteDescriptor } from '@site/remote-kit/descriptor.ts';
import { sha384 } from '../../../../build/file-hashes.ts';
import { unfinishedIn } from '../../../../build/unfinished.ts';
import { DescriptorSchema } from '../remote-build.ts';
import { byteLimit, readFrom } from './read-from.ts';

interface WantedVersion {
  remote: string;
  version: string;
  /** URL of the folder with the version's files, with a trailing slash. */
  url: URL;
  /** Of those who may sign it. */
  keys: readonly KeyObject[];
}

export interface FetchLimits {
  /** Milliseconds for the descriptor and its signature. */
  descriptorMs: number;
  /** Milliseconds for all the files. */
  filesMs: number;
  /** Bytes of all the files. */
  totalBytes: number;
}

const MEGABYTE = 1024 * 1024;
export const FETCH_LIMITS: FetchLimits = { descriptorMs: 10_000, filesMs: 60_000, totalBytes: 50 * MEGABYTE };
const DESCRIPTOR_BYTES = MEGABYTE;
const SIGNATURE_BYTES = 1_000;
const MOST_FILES = 5_000;
const AT_ONCE = 6;
/** Whoever may read the site's data may read them. */
const PRIVATE_FOLDER = 0o700;

/** Below `client` or `server`, each part a plain name: it cannot lead out of the folder, or to another origin. */
const FILE = /^(client|server)(\/(?!\.{1,2}(\/|$))[\w.~@$+-]+)+$/;

/** This server's own fault, not the version's. */
class CopyNotKept extends ExplainedError {
  override name = 'CopyNotKept';
}

/**
 * Fetches a version into `folder`, which does not exist. It appears there only when it is complete and everything in it
 * is what a holder of one of the keys has signed.
 * @throws OriginUnavailable, CopyNotKept; any other error when it is not what was signed
 */
export async function fetchVersion(wanted: WantedVersion, folder: string, limits = FETCH_LIMITS): Promise<void> {
  const { content, descriptor } = await fetchDescriptor(wanted, limits);
  const unfinished = await unfinishedIn(dirname(folder));
  try {
    await mkdir(unfinished, { recursive: true, mode: PRIVATE_FOLDER });
    await fetchFiles(wanted.url, descriptor, unfinished, limits);
    await writeFile(join(unfinished, 'remote.json'), content);
    await rename(unfinished, folder).catch((error: unknown) => unlessThere(folder, error));
  } catch (error) {
    throw isFromDisk(error) ? new CopyNotKept(`The copy cannot be kept in ${folder}: ${error.message}`) : error;
  } finally {
    await rm(unfinished, { recursive: true, force: true }).catch(() => undefined);
  }
}

/** Servers that share the folder may fetch a version at the same time. */
const unlessThere = (folder: string, error: unknown): Promise<void> =>
  access(join(folder, 'remote.json')).catch(() => {
    throw error;
  });

const isFromDisk = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error && 'code' in error;

async function fetchDescriptor({ remote, version, url, keys }: WantedVersion, { descriptorMs }: FetchLimits) {
  const signal = AbortSignal.timeout(descriptorMs);
  const [content, signature] = await Promise.all([
    readFrom(new URL('remote.json', url), { onBytes: byteLimit(DESCRIPTOR_BYTES, 'its remote.json is'), signal }),
    readFrom(new URL(SIGNATURE_FILE, url), { onBytes: byteLimit(SIGNATURE_BYTES, 'its signature is'), signal }),
  ]);
  if (!keys.some((key) => isSignedDescriptor(content, signature.toString(), key)))
    throw new Error(`its remote.json is not signed with a key that may command ${remote}`);
  const descriptor = v.parse(DescriptorSchema, JSON.parse(content.toString()));
  if (descriptor.name !== remote || descriptor.version !== version)
    throw new Error(`its remote.json is of ${descriptor.name} ${descriptor.version}, not of ${remote} ${version}`);
  return { content, descriptor };
}

/** Writes exactly the files that the descriptor names. */
async function fetchFiles(
  url: URL,
  { files }: RemoteDescriptor,
  folder: string,
  { filesMs, totalBytes }: FetchLimits,
): Promise<void> {
  const entries = Object.entries(files);
  if (entries.length > MOST_FILES) throw new Error(`it has more than ${MOST_FILES} files`);
  const unfit = entries.find(([path]) => !FILE.test(path));
  if (unfit) throw new Error(`it may not have a file ${JSON.stringify(unfit[0])}`);
  const failure = new AbortController();
  const signal = AbortSignal.any([failure.signal, AbortSignal.timeout(filesMs)]);
  const waiting = entries.values();
  const onBytes = byteLimit(totalBytes, 'its files together are');

  async function fetchWaiting(): Promise<void> {
    for (const [path, hash] of waiting) {
      const content = await readFrom(new URL(path, url), { onBytes, signal });
      if (sha384(content) !== hash) throw new Error(`${path} is not what was signed`);
      const file = join(folder, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, content);
    }
  }
  const fetching = Array.from({ length: AT_ONCE }, fetchWaiting);
  // None of them writes to a folder that is gone.
  await Promise.all(fetching).finally(async () => {
    failure.abort();
    await Promise.allSettled(fetching);
  });
}
