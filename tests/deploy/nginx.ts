import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { makeCertificate } from '../setup/certificate.ts';
import { canConnect, freePorts } from './ports.ts';

const shipped = join(import.meta.dirname, '../../deploy/nginx');

export const HOST = 'www.example.com';
/** The host name that leads to `HOST`. */
export const OTHER_HOST = 'example.com';

export interface Proxy {
  httpPort: number;
  httpsPort: number;
  /** The certificate that it shows, signed by itself. */
  certificate: string;
  /** The lines of its access log so far. */
  log(): Record<string, unknown>[];
  stop(): Promise<void>;
}

/**
 * Runs the shipped configuration in front of processes on `sitePorts`: only ports and folders differ. `around` is what
 * a test adds to the file that includes it.
 */
export async function startProxy(nginx: string, sitePorts: readonly [number, number], around = ''): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), 'proxy-'));
  const [httpPort, httpsPort] = await freePorts(2);
  const { key, cert: certificate } = makeCertificate([HOST, OTHER_HOST]);
  writeFileSync(join(folder, 'privkey.pem'), key);
  writeFileSync(join(folder, 'fullchain.pem'), certificate);
  const here = (text: string) =>
    [
      [/^ *listen \[::\]:.*\n/gm, ''],
      ['listen 80', `listen 127.0.0.1:${httpPort}`],
      ['listen 443', `listen 127.0.0.1:${httpsPort}`],
      ['127.0.0.1:3000', `127.0.0.1:${sitePorts[0]}`],
      ['127.0.0.1:3001', `127.0.0.1:${sitePorts[1]}`],
      ['/etc/nginx/site', folder],
      [`/etc/letsencrypt/live/${HOST}`, folder],
      ['/var/cache', folder],
      ['/var/log/nginx', folder],
      ['/srv/site/current/deploy/nginx', shipped],
    ].reduce((result, [from, to]) => result.replaceAll(from!, to as string), text);
  for (const name of ['site.conf', 'tls.conf']) {
    writeFileSync(join(folder, name), here(readFileSync(join(shipped, name), 'utf8')));
  }
  writeFileSync(join(folder, 'nginx.conf'), debianConfiguration(folder, around));
  const child = spawn(nginx, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const stopAtExit = () => child.kill('SIGTERM');
  process.once('exit', stopAtExit);
  while (!(await canConnect(httpsPort!))) {
    if (child.exitCode !== null) throw new Error(readFileSync(join(folder, 'error.log'), 'utf8'));
    await wait(20);
  }
  return {
    httpPort: httpPort!,
    httpsPort: httpsPort!,
    certificate,
    log: () =>
      readFileSync(join(folder, 'site.log'), 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Record<string, unknown>),
    async stop() {
      process.off('exit', stopAtExit);
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** What Debian's own nginx.conf says around the shipped file, as far as it matters there. */
const debianConfiguration = (folder: string, around: string) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${folder}/nginx.pid;
events { worker_connections 768; }
http {
  access_log ${folder}/access.log;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n  ')}
  sendfile on;
  tcp_nopush on;
  types { text/html html; }
  default_type application/octet-stream;
  ssl_prefer_server_ciphers on;
  gzip on;
  include ${folder}/site.conf;
  ${around}
}
`;
