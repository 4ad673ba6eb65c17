import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Log } from '../log.ts';
import { captureFile, captureFolder } from './captured-mail.ts';
import { toMailOptions, type MailTransport } from './transport.ts';

/** Writes each mail to `<dataDir>/mail/<reference>-<id>.eml`, which mail programs open. */
export function createCaptureTransport({
  dataDir,
  mailFrom,
  log,
}: {
  dataDir: string;
  mailFrom: string;
  log: Log;
}): MailTransport {
  const transporter = createTransport({ streamTransport: true, buffer: true });
  const folder = captureFolder(dataDir);
  return {
    async send(mail) {
      const { message } = await transporter.sendMail(toMailOptions(mail, mailFrom));
      const file = join(folder, captureFile(mail));
      await mkdir(folder, { recursive: true });
      await writeFile(file, message as Buffer, { mode: 0o600 });
      log.info('mail.captured', { reference: mail.reference, file });
    },
    check: async () => {},
    close: () => transporter.close(),
  };
}
