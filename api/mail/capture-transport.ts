import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { makeDataFolder, PRIVATE_FILE } from '../data-folder.ts';
import type { Log } from '../log.ts';
import { captureFile, MAIL_FOLDER } from './captured-mail.ts';
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
  return {
    async send(mail, { attachment, beforeContent } = {}) {
      const { message } = await transporter.sendMail(toMailOptions(mail, mailFrom, attachment));
      await beforeContent?.();
      const file = join(makeDataFolder(dataDir, MAIL_FOLDER), captureFile(mail));
      await writeFile(file, message as Buffer, { mode: PRIVATE_FILE });
      log.info('mail.captured', { reference: mail.reference, file });
    },
    check: async () => {},
    close: () => transporter.close(),
  };
}
