import type { Page } from '@playwright/test';
import { newestLink } from './mail.ts';
import { expect, hydrated, withServer, type TestedSite } from './site.ts';
import { startSmtpServer } from './smtp.ts';

/** Runs `work` on a site of its own: accounts close the shared password, which other tests use. */
export async function withOwnSite(work: (site: TestedSite) => Promise<void>): Promise<void> {
  const smtp = await startSmtpServer();
  await withServer({ smtpUrl: smtp.url }, (server) => work({ server, smtp })).finally(() => smtp.close());
}

/** A device of its owner in Chromium's window, which answers whatever asks for a passkey. */
export async function withDevice(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { isLost: () => client.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId }) };
}

/** Follows the link of the invitation that was mailed, and sets up a passkey. */
export async function acceptWithPasskey(page: Page, site: TestedSite, email: string): Promise<void> {
  await page.goto(`${site.server.url}${await newestLink(site, email, '/staff/welcome/')}`);
  await hydrated(page);
  await page.getByLabel('What is this device called?').fill('Work laptop');
  await page.getByRole('button', { name: 'Create a passkey' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible();
}
