import { createHash, X509Certificate } from 'node:crypto';
import { launch, type Page } from 'puppeteer-core';
import { CHROMIUM_ARGS } from '../../../scripts/programs/chromium.ts';

/** What Chromium knows a certificate's key by. */
function keyHashOf(certificate: string): string {
  const key = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(key).digest('base64');
}

/** Runs work in a window of a browser with a new profile that trusts the servers with this certificate. */
export const withBrowser =
  (executablePath: string, certificate: string) =>
  async <Result>(work: (page: Page) => Promise<Result>): Promise<Result> => {
    const browser = await launch({
      executablePath,
      // Generous, for busy machines.
      timeout: 120_000,
      protocolTimeout: 300_000,
      args: [...CHROMIUM_ARGS, `--ignore-certificate-errors-spki-list=${keyHashOf(certificate)}`],
    });
    try {
      return await work(await browser.newPage());
    } finally {
      await browser.close();
    }
  };
