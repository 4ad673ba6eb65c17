import { generateKeyPairSync } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RemoteDescriptor } from '@site/remote-kit/descriptor.ts';
import { fileHash } from '../../../build/file-hashes.ts';
import { SIGNATURE_FILE, signDescriptor } from '../../releases/keys/descriptor-signature.ts';

/** A server that holds versions of the remote 'payroll', as a CDN does. */
export interface TestOrigin {
  /** URL of the folder of the remote, without a trailing slash. */
  url: string;
  /** Its files, by their paths below that folder. */
  files: Map<string, string>;
  /** What was asked for, in the same form. */
  asked: string[];
  /** Puts a whole version there, signed by the team. */
  put(version: string, changes?: Partial<RemoteDescriptor>): void;
  /** Answers in its place; undefined: it answers itself. */
  answer: RequestListener | undefined;
  close(): Promise<void>;
}

export const team = generateKeyPairSync('ed25519');

const CONTENTS = {
  'server/routes.js': 'export const routes = [];',
  'client/assets/routes-1a2b3c4d.js': 'export {};',
  'client/module-hashes.json': '{}',
  'client/assets/page-1a2b3c4d.js': 'export {};',
};

export async function createTestOrigin(): Promise<TestOrigin> {
  const server = createServer((request, response) => {
    if (origin.answer) return origin.answer(request, response);
    const path = request.url!.slice('/payroll/'.length);
    origin.asked.push(path);
    const content = origin.files.get(path);
    response.writeHead(content === undefined ? 404 : 200).end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin: TestOrigin = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/payroll`,
    files: new Map(),
    asked: [],
    answer: undefined,
    put(version, changes = {}) {
      const descriptor: RemoteDescriptor = {
        name: 'payroll',
        version,
        entry: 'assets/routes-1a2b3c4d.js',
        shared: { '@site/design-system': '1.0.0' },
        imports: {},
        routes: [{ path: '/payroll', layout: 'site', js: ['assets/page-1a2b3c4d.js'], css: [] }],
        files: Object.fromEntries(
          Object.entries(CONTENTS).map(([path, content]) => [path, fileHash(Buffer.from(content))]),
        ),
        links: [],
        ...changes,
      };
      const content = JSON.stringify(descriptor);
      for (const [path, text] of Object.entries(CONTENTS)) origin.files.set(`${version}/${path}`, text);
      origin.files.set(`${version}/remote.json`, content);
      origin.files.set(`${version}/${SIGNATURE_FILE}`, signDescriptor(Buffer.from(content), team.privateKey));
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return origin;
}
