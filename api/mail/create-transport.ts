import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { createCaptureTransport } from './capture-transport.ts';
import { createSmtpTransport } from './smtp-transport.ts';
import type { MailTransport } from './transport.ts';

/** SMTP where SMTP_URL is set; otherwise mails become files in the data folder. */
export function createMailTransport({ config, log }: { config: Config; log: Log }): MailTransport {
  const { smtpUrl, mailFrom, dataDir } = config;
  return smtpUrl === undefined
    ? createCaptureTransport({ dataDir, mailFrom, log })
    : createSmtpTransport({ smtpUrl, mailFrom });
}
