import type { Page } from '@playwright/test';
import { runCommand } from '../../api/admin/commands.ts';
import type { Services } from '@site/api';
import { expect, hydrated, passwords, test } from './support/site.ts';

const PLAN = 'Project Start: September 2026';

async function logIn(page: Page, path: string, password: string) {
  await page.goto(path);
  await hydrated(page);
  await page.getByPlaceholder('Enter password').fill(password);
  await page.getByRole('button', { name: 'Access Proposal' }).click();
}

const grant = (services: Services, person: string) =>
  runCommand(services, ['proposal-access', 'add', 'lcrca', person, '2099-12-31']) as Promise<{
    id: string;
    link: string;
    password: string;
  }>;

const pathOf = (link: string) => `${new URL(link).pathname}${new URL(link).search}`;

test('a person’s link opens the proposal with their password, until it is revoked; staff see what they read', async ({
  page,
  site,
  allowConsole,
}) => {
  allowConsole(/401/);
  const { services } = site.server;
  const { id, link, password } = await grant(services, 'Mo Reader');
  await logIn(page, '/lcrca-proposal', password);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Incorrect password');
  await logIn(page, pathOf(link), password);
  await expect(page.getByText(PLAN)).toBeVisible();
  const recorded = page.waitForResponse(/proposal-read/);
  await page.getByRole('article', { name: 'Objective' }).getByText('SHOW DETAILS').click();
  await recorded;

  await runCommand(services, ['proposal-access', 'revoke', id]);
  await page.reload();
  await expect(page.getByPlaceholder('Enter password')).toBeVisible();
  await expect(page.getByText(PLAN)).toHaveCount(0);

  await page.goto('/staff/proposal-access');
  await hydrated(page);
  await page.getByLabel('Staff password').fill(passwords.staff);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('row', { name: /Mo Reader.*Revoked/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Mo Reader.*Read objective \(updated copy\)/ })).toBeVisible();
});

test('an expired session shows the gate again', async ({ page, site, allowConsole }) => {
  allowConsole(/401/);
  const { db } = site.server.services;
  const { link, password } = await grant(site.server.services, 'Lee Reader');
  await logIn(page, pathOf(link), password);
  await expect(page.getByText(PLAN)).toBeVisible();
  await db
    .updateTable('sessions')
    .set({ expires_at: new Date(0) })
    .where('grant_id', '=', new URL(link).searchParams.get('invite'))
    .execute();
  await page.reload();
  await expect(page.getByPlaceholder('Enter password')).toBeVisible();
  await expect(page.getByText(PLAN)).toHaveCount(0);
});
