import type { KeyObject } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import type { RemoteDescriptor } from '@site/remote-kit/descriptor.ts';
import { fileHash } from '../../../build/file-hashes.ts';
import { isSignedDescriptor, SIGNATURE_FILE } from '../../releases/keys/descriptor-signature.ts';
import { DescriptorSchema } from '../remote-build.ts';
import { fetchAll, unfitFile } from './fetch-all.ts';
import { keepCopy } from './keep-copy.ts';
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

/** Below `client` or `server`. */
const FILE = /^(client|server)\//;

/**
 * Fetches a version into `folder`, which does not exist. It appears there only when it is complete and everything in it
 * is what a holder of one of the keys has signed.
 * @throws OriginUnavailable, CopyNotKept; any other error when it is not what was signed
 */
export async function fetchVersion(wanted: WantedVersion, folder: string, limits = FETCH_LIMITS): Promise<void> {
  const { content, descriptor } = await fetchDescriptor(wanted, limits);
  await keepCopy(folder, async (temporary) => {
    await fetchFiles(wanted.url, descriptor, temporary, limits);
    await writeFile(join(temporary, 'remote.json'), content);
  });
}

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
  const unfit = Object.keys(files).find((path) => !FILE.test(path));
  if (unfit) throw unfitFile(unfit);
  const onBytes = byteLimit(totalBytes, 'its files together are');
  const source = { url, onBytes, signal: AbortSignal.timeout(filesMs) };
  await fetchAll(Object.keys(files), source, async (path, content) => {
    if (fileHash(content, files[path]) !== files[path]) throw new Error(`${path} is not what was signed`);
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  });
}
